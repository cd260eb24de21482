/// The types that the screens of a project share: those of its folder `types/`, one in each file.
///
/// A `ref` leads to a definition of its own file, or else to a shared type. A type that is read
/// with a library contains the shared types that it refers to, and no others.
package struct TypeLibrary: Sendable {
  /// The documents of the types, in the order of the files.
  private var files: [(name: String, document: JSONDocument)] = []
  /// The index of each type, by the UTF-8 of its name.
  private var indices: [[UInt8]: Int] = [:]

  /// Creates a library without types.
  package init() {}

  /// The names of the types, in the order of the files.
  package var names: [String] { files.map { $0.name } }

  /// Reads the types of a folder. All mistakes of all files are in the diagnostics, except for
  /// duplicate keys, which `checkStrings` reports. Linear in the files.
  ///
  /// - Parameter files: The names of the types, usually their files' names without the extension,
  ///   and the documents. If two have the same name, the first counts.
  package static func read(
    _ files: [(name: String, document: JSONDocument)], limits: Limits = Limits()
  ) -> Diagnosed<TypeLibrary> {
    var library = TypeLibrary()
    var reader = DataTypeReader(limits)
    var roots: [Int32: Int32] = [:]
    for file in files {
      let root = reader.read(file.document, at: file.document.root)
      if let earlier = library.indices[Array(file.name.utf8)] {
        let first = library.files[earlier].document
        reader.diagnostics.append(
          .duplicateType(
            file.name, first: .start(of: first.file), at: .start(of: file.document.file)))
      } else {
        library.indices[Array(file.name.utf8)] = library.files.count
        library.files.append(file)
        roots[reader.type.names.add(file.name)] = root
      }
    }
    reader.sharedNames = library.names
    reader.resolveReferences { name, _ in roots[name] }
    reader.checkSamples()
    return Diagnosed(library, diagnostics: reader.diagnostics.all)
  }

  /// Reads the type with a name; nil if there is none. Its diagnostics have been reported with the
  /// library.
  package func type(named name: String, limits: Limits = Limits()) -> DataType? {
    indices[Array(name.utf8)].map {
      read(files[$0].document, at: files[$0].document.root, limits: limits).value
    }
  }

  /// Returns all types in one, with the name and the schema of each. Linear in the files.
  func joined(limits: Limits) -> (type: DataType, roots: [(name: String, root: Int32)]) {
    var reader = DataTypeReader(limits)
    var roots: [(name: String, root: Int32)] = []
    var byName: [Int32: Int32] = [:]
    for file in files {
      let root = reader.read(file.document, at: file.document.root)
      let name = reader.type.names.add(file.name)
      reader.type.nodes[Int(root)].name = name
      byName[name] = root
      roots.append((file.name, root))
    }
    reader.resolveReferences { name, _ in byName[name] }
    reader.type.names.endAdding()
    return (reader.type, roots)
  }

  /// Reads a schema that may refer to the shared types. Linear in the schema and in the shared
  /// types that it refers to.
  ///
  /// - Parameters:
  ///   - document: The document that contains the schema.
  ///   - value: The schema.
  ///   - definitions: The object with the definitions of the document, if they are not in the
  ///     schema itself.
  ///   - limits: The limit of the number of reported problems.
  package func read(
    _ document: JSONDocument, at value: JSONID, definitions: JSONID? = nil,
    limits: Limits = Limits()
  ) -> Diagnosed<DataType> {
    read(document, at: [value], definitions: definitions, limits: limits).map { $0[0] }
  }

  /// Reads several schemas of a document, which have their definitions in common, and the
  /// definitions themselves. Linear in all of them together.
  ///
  /// - Returns: The type of each schema. They share their memory.
  func read(
    _ document: JSONDocument, at values: [JSONID], definitions: JSONID?, limits: Limits
  ) -> Diagnosed<[DataType]> {
    var reader = DataTypeReader(limits)
    var roots: [Int32: Int32] = [:]
    let own = reader.read(document, at: values, definitions: definitions)
    reader.sharedNames = names
    reader.resolveReferences { name, reader in
      if let root = roots[name] { return root }
      let text = Array(reader.type.names[name].utf8)
      guard let index = indices[text] else { return nil }
      let root = reader.read(files[index].document, at: files[index].document.root)
      reader.type.nodes[Int(root)].name = name
      roots[name] = root
      return root
    }
    reader.checkSamples()
    reader.type.names.endAdding()
    // Reading the library has reported the mistakes in its own files.
    let diagnostics = reader.diagnostics.all.filter { $0.range.file == document.file }
    let types = own.map { root in
      var type = reader.type
      type.rootIndex = root
      return type
    }
    return Diagnosed(types, diagnostics: diagnostics)
  }
}
