import { run, tool } from './run.mjs'

process.exitCode = await run(tool.next, ['dev', '--hostname', '127.0.0.1', ...process.argv.slice(2)])
