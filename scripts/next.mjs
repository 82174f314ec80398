// Next without its telemetry, with the arguments of the command line.
import { run, tool } from './run.mjs'

process.exitCode = await run(tool.next, process.argv.slice(2))
