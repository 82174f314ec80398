// Reports the words of word-rules.ts in comments, strings and documents.
import { readFileSync } from 'node:fs'
import { projectFiles } from './documents/project-files'
import { wordsIn } from './documents/word-rules'

const READ = /\.(ts|tsx|mjs|scss|grit|md|yml)$|^\.env\.example$|^\.ci\//
/** Written by npm run licences; the other two name the words. */
const NOT_READ = ['THIRD-PARTY.md', 'scripts/documents/word-rules.ts', 'scripts/documents/word-rules.test.ts']

const hits = projectFiles()
  .filter((file) => READ.test(file) && !NOT_READ.includes(file))
  .flatMap((file) => wordsIn(readFileSync(file, 'utf8')).map((hit) => ({ file, ...hit })))
for (const { file, line, words, instead } of hits)
  console.error(`${file}:${line}: “${words}”; write: ${instead}.`)
if (hits.length > 0) process.exitCode = 1
