import { refuseLink } from './command/install.mjs'
import { run, tool } from './command/run.mjs'
import { assertPortIsFree, portOf } from './exports/listen'

refuseLink()
const port = portOf(process.env)
await assertPortIsFree(port)
const options = ['--hostname', '127.0.0.1', '--port', String(port)]
process.exitCode = await run(tool.next, ['dev', ...options, ...process.argv.slice(2)])
