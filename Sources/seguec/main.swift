Platform.expectWriteErrors()
Platform.end(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
