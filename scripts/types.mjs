// The routes' types come from Next; then the compiler, over everything.
import { run, tool } from './run.mjs'

process.exitCode = (await run(tool.next, ['typegen'])) || (await run(tool.tsc))
