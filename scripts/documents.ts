// Checks the project's Markdown files: their links, their headings, the files and commands that they name.
import { readFileSync } from 'node:fs'
import { decisionProblems } from './documents/decision-rules'
import { documentProblems } from './documents/document-rules'
import { projectFiles } from './documents/project-files'

const files = projectFiles()
const documents = files
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

const problems = [
  ...documentProblems({ documents, files, commands: Object.keys(scripts) }),
  ...decisionProblems(documents),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
