Platform.holdStandardStreams()
Platform.expectWriteErrors()
Platform.keepMemory()
Platform.end(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
