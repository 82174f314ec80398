// Next generates the types of the routes; then the compiler checks everything, the service worker with its own globals, and
// each further language with its own texts.
import { builtLanguages } from '@/lib/config/languages'
import { run, tool } from './command/run.mjs'
import { writeTextsCheck } from './types/texts-check'

// Not incremental: with its cache the compiler misses that the routes' types have changed.
const compile = (...args: string[]) => run(tool.tsc, [...args, '--incremental', 'false'])

let code =
  (await run(tool.next, ['typegen'])) || (await compile()) || (await run(tool.tsc, ['-p', 'lib/offline']))

for (const language of builtLanguages('').slice(1)) {
  writeTextsCheck(language)
  code ||= await compile('-p', `tsconfig.${language}.json`)
}
process.exitCode = code
