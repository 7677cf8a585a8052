import SourceText
import SwiftLayouts
import SwiftSource

/// The Swift files of a run, each read and parsed once.
struct SwiftSources {
  /// Returns the program that a file belongs to: all files in `folders`, or those of the file's own project.
  let program: (_ file: SourceFile, _ path: SystemString, _ folders: [SystemString]) -> SwiftPrograms.Found
  /// Returns the Swift files below a folder, sorted by path.
  let files: (_ folder: SystemString) -> [SystemString]

  init(_ environment: Environment) {
    var programs = SwiftPrograms(environment)
    program = { programs.program(of: $0, at: $1, in: $2) }
    files = { SwiftPrograms(environment).files(below: $0) }
  }
}

/// Programs, by the folders from which they were read.
struct SwiftPrograms {
  /// A program, and the indices of its files.
  struct Loaded {
    var program = Program()
    var indices: [SystemString: Int] = [:]
    /// The syntax errors of files that could not be parsed.
    var failures: [SystemString: SwiftSyntaxError] = [:]
  }

  /// A file's program, and the file's index in it or its syntax error.
  struct Found {
    var program: Program
    var index: Int?
    var failure: SwiftSyntaxError?
  }

  private var programs: [[SystemString]: Loaded] = [:]
  private var roots: [SystemString: SystemString?] = [:]
  private let environment: Environment
  /// Folders that do not contain the project's own code.
  private static let skipped: Set<SystemString> = ["Pods", "Carthage", "DerivedData", "node_modules"]
  /// The maximum number of files read below a folder.
  private static let fileLimit = 20_000

  init(_ environment: Environment) {
    self.environment = environment
  }

  /// The program that a file belongs to.
  mutating func program(of file: SourceFile, at path: SystemString, in folders: [SystemString]) -> Found {
    var key = folders
    if key.isEmpty, !path.isStandardInput, let root = root(of: path) { key = [root] }
    var loaded = programs[key] ?? load(key)
    let index = index(of: file, at: path, in: &loaded)
    programs[key] = loaded
    return Found(program: loaded.program, index: index, failure: loaded.failures[path])
  }

  /// The index of a file, which may have been loaded under another path.
  private func index(of file: SourceFile, at path: SystemString, in loaded: inout Loaded) -> Int? {
    if let index = loaded.indices[path] { return index }
    let identity = path.isStandardInput ? nil : environment.identity(.path(path))
    let same = loaded.indices.first {
      $0.key.name == path.name && identity != nil && environment.identity(.path($0.key)) == identity
    }
    if let same {
      loaded.indices[path] = same.value
      return same.value
    }
    guard loaded.failures[path] == nil else { return nil }
    add(file, at: path, to: &loaded)
    loaded.program.finish()
    return loaded.indices[path]
  }

  private func add(_ file: SourceFile, at path: SystemString, to loaded: inout Loaded) {
    do {
      let syntax = try SwiftFile(parsing: file)
      loaded.indices[path] = loaded.program.add(syntax)
    } catch {
      loaded.failures[path] = error
    }
  }

  private func load(_ folders: [SystemString]) -> Loaded {
    var loaded = Loaded()
    for folder in folders {
      for path in files(below: folder) {
        guard case .success(let bytes) = environment.readFile(path) else { continue }
        add(SourceFile(name: path.description, bytes: bytes), at: path, to: &loaded)
      }
    }
    loaded.program.finish()
    return loaded
  }

  // MARK: Folders

  /// The Swift files below a folder, sorted by path.
  func files(below folder: SystemString) -> [SystemString] {
    var found: [SystemString] = []
    var pending = [folder]
    while let path = pending.popLast(), found.count < Self.fileLimit {
      guard case .success(let entries) = environment.listFolder(path) else { continue }
      for entry in entries where !entry.name.isHidden {
        let inner = path.prefixOfNames + entry.name
        switch entry.status.kind {
        case .folder:
          if !entry.status.isLink, !Self.skipped.contains(entry.name) { pending.append(inner) }
        case .file: if entry.name.hasSuffix(".swift") { found.append(inner) }
        case .nothing, .pipe, .device: continue
        }
      }
    }
    return found.sorted()
  }

  /// The nearest enclosing folder with a package, a project or a repository; nil if there is none.
  private mutating func root(of path: SystemString) -> SystemString? {
    let folder = path.folder == "/" ? path.folder : path.folder.withoutEndSlashes
    if let known = roots[folder] { return known }
    let found = findRoot(from: folder)
    roots[folder] = .some(found)
    return found
  }

  private func findRoot(from folder: SystemString) -> SystemString? {
    var current = folder
    for _ in 0..<32 {
      guard case .success(let entries) = environment.listFolder(current) else { return nil }
      if entries.contains(where: { Self.marksRoot($0.name) }) { return current }
      if current == "/" { return nil }
      if current == "." {
        current = ".."
      } else if current.name == ".." {
        current = current + "/.."
      } else if current.folderPrefix == "/" {
        current = "/"
      } else {
        current = current.folder.withoutEndSlashes
      }
    }
    return nil
  }

  private static func marksRoot(_ name: SystemString) -> Bool {
    name == "Package.swift" || name == ".git" || name.hasSuffix(".xcodeproj")
  }
}
