// Next generates the types of the routes; then the compiler checks everything, the service worker with its own globals, and
// the texts of each further language.
import { languages } from '@/lib/config/languages'
import { run, tool } from './command/run.mjs'
import { checkTexts } from './types/check-texts'

// Not incremental: with its cache the compiler misses that the routes' types have changed.
const compile = (...args: string[]) => run(tool.tsc, [...args, '--incremental', 'false'])

let code =
  (await run(tool.next, ['typegen'])) || (await compile()) || (await run(tool.tsc, ['-p', 'lib/offline']))

for (const language of languages.slice(1)) code ||= await checkTexts(language)
process.exitCode = code
