package import SourceText

extension SyntaxProblem: Problem {
  /// The severity of the problem.
  package var severity: Severity { wording.severity }

  /// What was expected and what was found.
  package var message: String { wording.message }

  /// The suggested fix.
  package var hint: String? { wording.hint }

  /// A stable identifier in kebab-case.
  package var code: String { wording.code }

  /// The code, severity, message and hint of the problem.
  private var wording: Wording {
    switch self {
    case .textTooLong:
      Wording("text-too-long", "expected at most 1 GiB of text, found more", "split the document")
    case .wideEncoding(let name):
      Wording("wide-encoding", "expected UTF-8 text, found \(name)", "save the file as UTF-8")
    case .malformedUTF8(let byte, let offset):
      Wording(
        "malformed-utf-8",
        "expected UTF-8 text, found the byte 0x\(String(byte, radix: 16, uppercase: true)) at offset \(offset)",
        "save the file as UTF-8")
    case .controlCharacter(let value):
      Wording(
        "control-character", "expected text, found the control character \(FoundText.scalarName(value))",
        "delete it, or write \(escape(value)) inside double quotes")
    case .emptyDocument(let found):
      Wording(
        "empty-document", "expected a document, found \(found)", "write at least one value, such as '{}'")
    case .severalDocuments:
      Wording(
        "several-documents", "expected one document, found another after it",
        "keep one document in a file, and delete the '---' line between them")
    case .textAfterDocument(let found):
      Wording(
        "text-after-document", "expected the end of the document, found \(found)",
        found.isSame(as: "'%'")
          ? "write '...' on a line of its own before a directive"
          : "delete what follows the value, or put all values into one list")
    case .nestingTooDeep:
      Wording(
        "nesting-too-deep",
        "expected at most \(ReaderLimits.nesting) nested collections, found more",
        "write the document flatter")
    case .tooManyAliasedNodes:
      Wording(
        "too-many-aliased-nodes", "expected aliases to stand for at most 1000000 nodes in all, found more",
        "use fewer aliases of aliases")

    case .expectedValue(let found):
      Wording(
        "expected-value", "expected a value, found \(found)",
        "write a value here, such as 0, \"text\" or null")
    case .expectedKey(let found):
      Wording(
        "expected-key", "expected a key, found \(found)",
        found.isSame(as: "'-'")
          ? "align '- ' with the entries of its list" : "write a key in double quotes, such as \"width\"")
    case .expectedColon(let key, let found):
      Wording(
        "expected-colon", "expected ':' after the key \(key), found \(found)", "write \(key): and a value")
    case .expectedComma(let closing, let found):
      Wording(
        "expected-comma", "expected ',' or '\(closing)', found \(found)",
        found.isSame(as: "'%'")
          ? "write a percentage in quotes, such as \"100%\""
          : "write ',' between two values, '\(closing)' after the last one")
    case .trailingComma(let closing):
      Wording("trailing-comma", "expected another value after ',', found '\(closing)'", "delete the comma")
    case .unclosedCollection(let opening):
      Wording(
        "unclosed-collection",
        "expected '\(closing(opening))' to close '\(opening)', found the end of the text",
        "write '\(closing(opening))' where the collection ends")
    case .commentInJSON:
      Wording(
        "comment-in-json", "expected JSON, which has no comments, found one",
        "delete the comment, or use YAML, which has comments after '#'")

    case .unknownWord(let word):
      Wording("unknown-word", "expected a value, found the word \(word.quoted)", hint(forWord: word))
    case .malformedNumber(let text, let fault):
      Wording(
        "malformed-number", "expected a number, found \(text.quoted), \(reason(fault))", hint(for: fault))
    case .numberOutOfRange(let text):
      Wording(
        "number-out-of-range", "expected a number up to 1.7976931348623157e308, found \(text.quoted)",
        "write a smaller number")
    case .unclosedString(let quote):
      Wording(
        "unclosed-string", "expected \(quoted(quote)) to close the string, found the end of the text or line",
        "write \(quoted(quote)) where the string ends")
    case .singleQuotes:
      Wording(
        "single-quotes", "expected double quotes, found a single quote",
        "write \"text\"; JSON has no single quotes")
    case .controlInString(let value):
      Wording(
        "control-in-string",
        "expected a character of a string, found the control character \(FoundText.scalarName(value))",
        "write \(escape(value))")
    case .unknownEscape(let found, let format):
      Wording("unknown-escape", "expected the name of an escape after '\\', found \(found)", escapes(format))
    case .escapeDigits(let count, let found):
      Wording(
        "escape-digits", "expected \(count) hexadecimal digits in an escape, found \(found)",
        count == 4 ? "write four digits, such as \\u00e9" : "write \(count) digits from 0 to 9 and a to f")
    case .loneSurrogate(let text):
      Wording(
        "lone-surrogate", "expected a whole character, found \(text.quoted), which is half of one",
        "write both halves, such as \\ud83d\\ude00, or the character itself")

    case .tabIndentation:
      Wording(
        "tab-indentation", "expected spaces before a key or an entry, found a tab", "indent with spaces")
    case .unexpectedIndentation(let found, let expected):
      Wording(
        "unexpected-indentation", "expected \(spaces(expected)) before this line, found \(found)",
        "align the line with the lines that belong to the same mapping or list")
    case .missingIndentation(let needed):
      Wording(
        "missing-indentation", "expected at least \(spaces(needed)) before this line, found fewer",
        "indent every line of a value that goes over several lines")
    case .nestedOnOneLine(let collection):
      nestedWording(collection)
    case .expectedEntry(let found):
      Wording(
        "expected-entry", "expected an entry that begins with '- ', found \(found)",
        "write '- ' before each entry; '-' needs a space after it")
    case .missingColon(let key):
      Wording(
        "missing-colon", "expected ': ' after the key \(key.quoted), found the end of it", hint(forKey: key))
    case .colonInText(let text, let isInFlow):
      Wording(
        "colon-in-text", "expected text without ': ', found \(text.quoted)",
        "quote text that contains ': ', such as \"a ? b : c\", or "
          + (isInFlow ? "write ',' before the next key" : "align the key with those above"))
    case .dashWithoutSpace(let name):
      Wording(
        "dash-without-space", "expected a space after '-', found '-\(name)'",
        "write '- \(name)' with a space after '-'")
    case .multilineKey:
      Wording(
        "multiline-key", "expected a key on one line, found one that goes over several",
        "write the key on one line, or begin the line with '? '")
    case .keyTooLong:
      Wording(
        "key-too-long", "expected a key of at most \(ReaderLimits.keyLength) characters, found a longer one",
        "write '? ' before the key")
    case .collectionAsKey:
      Wording(
        "collection-as-key", "expected a key that is a word, a number or a text, found a collection",
        "write a key such as width, and the collection as its value")
    case .textAfterValue(let found):
      Wording(
        "text-after-value", "expected the end of the line after a value, found \(found)",
        found.isSame(as: "':'")
          ? "write ': ' with a space after a key" : "put the whole text into quotes, or begin a new line")
    case .commentWithoutSpace:
      Wording(
        "comment-without-space", "expected a space before '#', found none", "write a space before a comment")
    case .reservedCharacter(let character):
      Wording(
        "reserved-character", "expected a value, found '\(character)', which cannot begin plain text",
        "put the text into quotes")
    case .markerInText(let marker):
      Wording(
        "marker-in-text", "expected the value to be closed, found the document marker '\(marker)'",
        "close the quotes or brackets first, or indent the line")
    case .blockHeader(let found):
      Wording(
        "block-header", "expected a digit from 1 to 9, '+', '-' or the end of the line, found \(found)",
        "begin the text on the next line")
    case .blockIndentation:
      Wording(
        "block-indentation",
        "expected no more spaces on an empty line than before the first line of text, found more",
        "delete the spaces, or say the indentation, such as '|2'")

    case .missingName(let kind):
      Wording(
        "missing-name", "expected a name after '\(kind == .anchor ? "&' or '*" : "!")', found none",
        "write the name directly after it")
    case .repeatedProperty(let kind):
      Wording("repeated-property", "expected one \(word(kind)) for a value, found two", "delete one of them")
    case .propertyOnAlias(let kind):
      Wording(
        "property-on-alias",
        "expected an alias alone, found one with \(kind == .anchor ? "an anchor" : "a tag")",
        "delete the \(word(kind)); an alias takes it from its anchor")
    case .unknownAlias(let name, let nearest):
      Wording(
        "unknown-alias", "expected the name of an anchor before this place, found '*\(name)'",
        nearest.map { "did you mean '*\($0)'?" } ?? "write '&\(name)' before the value that it refers to")
    case .recursiveAlias(let name):
      Wording(
        "recursive-alias", "expected an alias of a finished value, found '*\(name)' inside '&\(name)'",
        "remove the alias: a value cannot contain itself")
    case .malformedTag(let text):
      Wording(
        "malformed-tag", "expected a tag such as '!!str', found \(text.quoted)",
        "write '!!str', '!!int' or no tag"
      )
    case .unknownTagHandle(let handle):
      Wording(
        "unknown-tag-handle", "expected a tag handle that '%TAG' declares, found \(handle.quoted)",
        "write '%TAG \(handle) tag:example.com:' before '---'")
    case .tagMismatch(let tag, let found):
      Wording(
        "tag-mismatch", "expected a value that fits the tag \(tag.quoted), found \(found)",
        "delete or change the tag")
    case .malformedDirective(let name, let expected):
      Wording(
        "malformed-directive", "expected \(expected) after '%\(name)', found something else",
        "write '%YAML 1.2' or '%TAG !name! prefix'")
    case .repeatedDirective(let name):
      Wording(
        "repeated-directive", "expected \(name.quoted) once for a document, found it again",
        "delete one of them")
    case .unsupportedVersion(let version):
      Wording(
        "unsupported-version", "expected YAML 1.2, found version \(version)",
        "write '%YAML 1.2', or delete the line")
    case .unknownDirective(let name):
      Wording(
        "unknown-directive", "expected '%YAML' or '%TAG', found '%\(name)', which is ignored",
        "delete the line", .warning)
    case .directiveWithoutDocument:
      Wording(
        "directive-without-document", "expected '---' after the directives, found none",
        "write '---' on a line of its own after them")
    case .textAfterMarker(let found):
      Wording(
        "text-after-marker", "expected the end of the line after '...', found \(found)", "begin a new line")

    case .mergeValue:
      Wording(
        "merge-value", "expected a mapping or a list of mappings after '<<', found something else",
        "write '<<: *name' with the name of a mapping's anchor, or quote \"<<\"")
    case .duplicateKey(let key, let line, let isError):
      Wording(
        "duplicate-key", "expected each key once, found \(key.quoted) again after line \(line)",
        "delete or rename one of them",
        isError ? .error : .warning)
    case .commaInExpression(let text):
      Wording(
        "comma-in-expression", "expected ')' before the comma that ends \(text.quoted), found none",
        "quote an expression with a comma inside '{…}' or '[…]', such as \"min(1, 2)\"", .warning)
    }
  }
}

/// The identifier of a problem, its message and its hint.
private struct Wording {
  let code: String
  let message: String
  let hint: String?
  let severity: Severity

  init(_ code: String, _ message: String, _ hint: String?, _ severity: Severity = .error) {
    self.severity = severity
    self.code = code
    self.message = message
    self.hint = hint
  }
}

extension SyntaxProblem {
  private func nestedWording(_ collection: BlockCollection) -> Wording {
    switch collection {
    case .sequence:
      Wording(
        "nested-on-one-line", "expected a value on this line, found a list entry",
        "begin the list on the next line, or write it in '[…]'")
    case .mapping:
      Wording(
        "nested-on-one-line", "expected a value on this line, found a key with ': ' after it",
        "begin the mapping on the next line, or quote text that contains ': '")
    }
  }

  private func closing(_ opening: Character) -> Character { opening == "[" ? "]" : "}" }

  private func quoted(_ quote: Character) -> String { quote == "'" ? "a single quote" : "'\(quote)'" }

  private func escape(_ value: UInt32) -> String {
    switch value {
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0D: return "\\r"
    default:
      let digits = String(value, radix: 16)
      return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
  }

  private func spaces(_ count: Int) -> String {
    switch count {
    case 0: "no space"
    case 1: "1 space"
    default: "\(count) spaces"
    }
  }

  private func word(_ kind: PropertyKind) -> String { kind == .anchor ? "anchor" : "tag" }

  private func escapes(_ format: DocumentFormat) -> String {
    switch format {
    case .json: "write '\\\\' for a backslash; the others are \\\" \\/ \\b \\f \\n \\r \\t \\u0000"
    case .yaml: "write '\\\\' for a backslash, or put the text into single quotes, which have no escapes"
    }
  }

  private func hint(forWord word: String) -> String {
    if let nearest = ["true", "false", "null"].nearest(to: word) { return "did you mean '\(nearest)'?" }
    switch word.lowercased() {
    case "none", "nil", "undefined": return "write null"
    case "nan", "inf", "infinity": return "write null or a finite number: JSON has no such number"
    default: return "put text into double quotes, such as \"\(word)\""
    }
  }

  private func hint(forKey key: String) -> String {
    let parts = key.split(separator: ":", maxSplits: 1)
    if parts.count == 2, let name = parts.first, let value = parts.last {
      return "write '\(name): \(value)', with a space"
    }
    return key.hasPrefix("-") ? "write '- ' with a space before a list entry" : "write '\(key): ' and a value"
  }

  private func reason(_ fault: NumberFault) -> String {
    switch fault {
    case .noDigits: "which has no digit after '-'"
    case .leadingZero: "which begins with a zero"
    case .noFraction: "which has no digit after '.'"
    case .noExponent: "which has no digit in its exponent"
    case .plusSign: "which begins with '+'"
    case .noWhole: "which has no digit before '.'"
    }
  }

  private func hint(for fault: NumberFault) -> String {
    switch fault {
    case .noDigits: "write a digit after '-'"
    case .leadingZero: "delete the zero"
    case .noFraction: "write a digit after '.', or delete it"
    case .noExponent: "write digits after 'e'"
    case .plusSign: "delete the '+'"
    case .noWhole: "write a zero before '.'"
    }
  }
}
