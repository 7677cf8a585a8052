// The part of UIKit's layout API that exported code uses, as the iOS SDK declares it in Swift, for machines without it.
@_exported public import Foundation

package struct NSDirectionalEdgeInsets: Hashable, Sendable {
  package var top, leading, bottom, trailing: CGFloat

  package init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  package static let zero = NSDirectionalEdgeInsets()
}

package struct UIEdgeInsets: Hashable, Sendable {
  package var top, left, bottom, right: CGFloat

  package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  package static let zero = UIEdgeInsets()
}

package struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }

  package static let top = NSDirectionalRectEdge(rawValue: 1)
  package static let leading = NSDirectionalRectEdge(rawValue: 2)
  package static let bottom = NSDirectionalRectEdge(rawValue: 4)
  package static let trailing = NSDirectionalRectEdge(rawValue: 8)
}

package enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

extension IndexPath {
  package init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  package var section: Int { self[0] }
  package var item: Int { self[1] }
}
