// Checks the dependencies and writes THIRD-PARTY.md and a bill of materials; --check only compares the list.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { execNpm } from './command/exec-npm'
import { dependencyProblems, listOf, productionPackages } from './licences/licence-rules'
import { readLockfile } from './lockfile/entries'

const LIST = 'THIRD-PARTY.md'
const BILL = 'sbom/tersa.cdx.json'

/** npm gives each bill a number and a time; without them a bill changes only with the packages. */
const VARYING = ['serialNumber', 'timestamp']

const versions = v.record(v.string(), v.string())
const manifest = v.object({ dependencies: versions, devDependencies: versions })

const read = (file: string) => readFileSync(file, 'utf8')

function writeBill(): void {
  const text = execNpm(['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx'])
  const bill = JSON.stringify(
    JSON.parse(text),
    (name, value) => (VARYING.includes(name) ? undefined : value),
    2,
  )
  mkdirSync('sbom', { recursive: true })
  writeFileSync(BILL, `${bill}\n`)
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

writeBill()
console.log(`${BILL} lists the packages on this machine, ${LIST} their licences.`)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
