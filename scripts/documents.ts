// Checks the project's Markdown files, what they link and name, and the words of every text, comments included.
import { readFileSync } from 'node:fs'
import { decisionProblems } from './documents/decision-rules'
import { documentProblems } from './documents/document-rules'
import { projectFiles } from './documents/project-files'
import { wordProblems } from './documents/word-rules'

const READ = /\.(ts|tsx|mjs|scss|grit|md|yml)$|^\.env\.example$|^\.ci\//
/** Written by npm run licences; the other two name the words. */
const NOT_READ = ['THIRD-PARTY.md', 'scripts/documents/word-rules.ts', 'scripts/documents/word-rules.test.ts']

const files = projectFiles()
const texts = files
  .filter((file) => READ.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const documents = texts.filter(({ file }) => file.endsWith('.md'))
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

const problems = [
  ...documentProblems({ documents, files, commands: Object.keys(scripts) }),
  ...decisionProblems(documents),
  ...texts.flatMap(({ file, text }) => (NOT_READ.includes(file) ? [] : wordProblems(file, text))),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
