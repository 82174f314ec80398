// Next generates the types of the routes; then the compiler checks everything, the service worker with its own globals.
import { run, tool } from './command/run.mjs'

// Not incremental: with its cache the compiler misses that the routes' types have changed.
process.exitCode =
  (await run(tool.next, ['typegen'])) ||
  (await run(tool.tsc, ['--incremental', 'false'])) ||
  (await run(tool.tsc, ['-p', 'lib/offline']))
