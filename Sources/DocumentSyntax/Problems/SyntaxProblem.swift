/// A syntax problem of a document; the associated values are used in its message.
package enum SyntaxProblem: Sendable {
  // The text.
  case textTooLong
  case wideEncoding(String)
  case malformedUTF8(byte: UInt8, offset: Int)
  case controlCharacter(UInt32)
  case emptyDocument(found: String)
  case severalDocuments
  case textAfterDocument(found: String)
  case nestingTooDeep
  case tooManyAliasedNodes

  // Collections in brackets.
  case expectedValue(found: String)
  case expectedKey(found: String)
  case expectedColon(key: String, found: String)
  case expectedComma(closing: Character, found: String)
  case trailingComma(closing: Character)
  case unclosedCollection(opening: Character)
  case commentInJSON

  // Scalars.
  case unknownWord(String)
  case malformedNumber(String, NumberFault)
  case numberOutOfRange(String)
  case unclosedString(quote: Character)
  case singleQuotes
  case controlInString(UInt32)
  case unknownEscape(found: String, format: DocumentFormat)
  case escapeDigits(count: Int, found: String)
  case loneSurrogate(String)

  // Lines and columns of YAML.
  case tabIndentation
  case unexpectedIndentation(found: Int, expected: Int)
  case missingIndentation(needed: Int)
  case nestedOnOneLine(BlockCollection)
  case expectedEntry(found: String)
  case missingColon(key: String)
  case colonInText(String, isInFlow: Bool)
  case dashWithoutSpace(String)
  case multilineKey
  case keyTooLong
  case collectionAsKey
  case textAfterValue(found: String)
  case commentWithoutSpace
  case reservedCharacter(Character)
  case markerInText(String)
  case blockHeader(found: String)
  case blockIndentation

  // Anchors, tags, directives of YAML.
  case missingName(PropertyKind)
  case repeatedProperty(PropertyKind)
  case propertyOnAlias(PropertyKind)
  case unknownAlias(String, nearest: String?)
  case recursiveAlias(String)
  case malformedTag(String)
  case unknownTagHandle(String)
  case tagMismatch(tag: String, found: String)
  case malformedDirective(String, expected: String)
  case repeatedDirective(String)
  case unsupportedVersion(String)
  case unknownDirective(String)
  case directiveWithoutDocument
  case textAfterMarker(found: String)

  // Allowed, but probably not intended.
  case mergeValue
  case duplicateKey(String, line: Int, isError: Bool)
  case commaInExpression(String)
}

/// The reason a text is not a JSON number.
package enum NumberFault: Sendable {
  case noDigits, leadingZero, noFraction, noExponent, plusSign, noWhole
}

/// A YAML collection in block style.
package enum BlockCollection: Sendable {
  case sequence, mapping
}

/// A property before a value in YAML.
package enum PropertyKind: Sendable {
  case anchor, tag
}
