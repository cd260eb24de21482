import Foundation
import Segue
import Testing

/// The page about the binary artefact lists the columns of every table, as they are declared.
@Suite struct BinaryPageTests {
  private static let page: String =
    (try? String(
      contentsOf: Repository.library.appending(path: "Segue.docc/BinaryArtefact.md"),
      encoding: .utf8)) ?? ""

  @Test(
    "The page has the tables and columns that are declared",
    arguments: [
      ("## Chunks", TableDescription.shared), ("### The project", TableDescription.project),
      ("### A compiled screen", TableDescription.screen), ("### A link", TableDescription.link),
      ("### Source locations", TableDescription.source),
      ("### The templates", TableDescription.template),
    ])
  func columns(heading: String, tables: [TableDescription]) throws {
    let start = try #require(Self.page.range(of: "\n\(heading)\n"))
    let section = Self.page[start.upperBound...]
    let end = section.range(of: "\n##")?.lowerBound ?? section.endIndex
    let rows = section[..<end].split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { Int($0[0]) != nil }
    #expect(rows.map { Int($0[0]) } == tables.map(\.index))
    for (row, table) in zip(rows, tables) {
      #expect(Int(row[1]) == table.width)
      // Every second part of the cell is between backticks.
      let parts = row[3].split(separator: "`", omittingEmptySubsequences: false)
      #expect(parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) } == table.columns)
    }
  }

  @Test("A chunk's tables are declared in the order of their indices, and each word has a name")
  func indices() {
    #expect(TableDescription.shared.map(\.index) == [0, 1, 2, 3])
    for tables in [
      TableDescription.project, TableDescription.screen, TableDescription.link,
      TableDescription.source, TableDescription.template,
    ] {
      #expect(tables.map(\.index) == Array(4..<4 + tables.count))
    }
    let all =
      TableDescription.shared + TableDescription.project + TableDescription.screen
      + TableDescription.link + TableDescription.source
    for table in all {
      #expect(table.columns.count == table.width)
      #expect(Set(table.columns).count == table.width)
    }
  }
}
