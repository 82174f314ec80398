// A wrong carousel stops the build before Next begins.
import { run, tool } from './run.mjs'

process.exitCode = (await run('scripts/content.mjs')) || (await run(tool.next, ['build']))
