// Checks the dependencies and writes THIRD-PARTY.md and a bill of materials; --check only compares the list.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { execNpm } from './command/exec-npm'
import { dependencyProblems, listOf, productionPackages } from './licences/licence-rules'
import { readLockfile } from './lockfile/entries'

const LIST = 'THIRD-PARTY.md'
const BILL = 'sbom/tersa.cdx.json'

const versions = v.record(v.string(), v.string())
const manifest = v.object({ dependencies: versions, devDependencies: versions })
const bill = v.object({ components: v.array(v.unknown()) })

const read = (file: string) => readFileSync(file, 'utf8')

/** Writes the bill of materials and returns the number of packages in it. */
function writeBill(): number {
  const text = execNpm(['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx'])
  mkdirSync('sbom', { recursive: true })
  writeFileSync(BILL, text)
  return v.parse(bill, JSON.parse(text)).components.length
}

const packages = productionPackages(readLockfile())
const problems = dependencyProblems(
  v.parse(manifest, JSON.parse(read('package.json'))),
  packages,
  read('.npmrc'),
)
const list = listOf(packages)
if (!process.argv.includes('--check')) writeFileSync(LIST, list)
else if (read(LIST) !== list) problems.push(`${LIST} does not match the lockfile: run npm run licences.`)

console.log(`${BILL} lists the ${writeBill()} packages on this machine, ${LIST} their licences.`)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
