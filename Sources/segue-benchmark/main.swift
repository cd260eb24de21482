Machine.end(Benchmark.run(Array(CommandLine.arguments.dropFirst())))
