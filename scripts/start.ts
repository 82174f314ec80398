import { run, tool } from './command/run.mjs'
import { assertPortIsFree, portOf } from './exports/listen'

// Checked first, so that nobody waits for a build that cannot be served.
await assertPortIsFree(portOf(process.env))
process.exitCode = await run(tool.main, ['build'])
if (process.exitCode === 0) await import('./serve')
