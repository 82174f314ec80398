// Next generates the types of the routes; then the compiler checks everything, the service worker with its own globals.
import { run, tool } from './command/run.mjs'

process.exitCode =
  (await run(tool.next, ['typegen'])) || (await run(tool.tsc)) || (await run(tool.tsc, ['-p', 'lib/offline']))
