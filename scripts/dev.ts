import { refuseLink } from './command/install.mjs'
import { run, tool } from './command/run.mjs'
import { assertPortIsFree, portOf } from './exports/listen'

refuseLink()
const port = portOf(process.env)
await assertPortIsFree(port)
const options = ['--hostname', '127.0.0.1', '--port', String(port)]
const args = process.argv.slice(2)
const env = args.includes('--example') ? { SHOP_FOLDER: 'docs/examples' } : {}
const rest = args.filter((argument) => argument !== '--example')
process.exitCode = await run(tool.next, ['dev', ...options, ...rest], { env })
