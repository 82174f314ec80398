import { refuseLink } from './install.mjs'
import { assertPortIsFree, portOf } from './listen'
import { run, tool } from './run.mjs'

refuseLink()
const port = portOf(process.env)
await assertPortIsFree(port)
const options = ['--hostname', '127.0.0.1', '--port', String(port)]
process.exitCode = await run(tool.next, ['dev', ...options, ...process.argv.slice(2)])
