Platform.reserveStandardDescriptors()
Platform.ignoreWriteSignals()
Platform.raiseMemoryThreshold()
Platform.end(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
