// Runs every check, whatever fails; prints how long each stage took and, at the end, the totals. With --all it also runs
// what nobody should wait for before each push: the sweeps, and the flows that measure times, while nothing else runs.
import './plain-errors'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import * as v from 'valibot'
import { ensureBrowser } from './browser'
import { buildExports } from './exports'
import { run, tool } from './run'

type Result = { passed: number; failed: number }

const UNIT_REPORT = 'test-results/unit.json'
const unitReport = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    numRuntimeErrorTestSuites: v.number(),
  }),
  v.transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  })),
)
const flowsReport = v.pipe(
  v.object({ stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }) }),
  v.transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
)

const runsAll = process.argv.includes('--all')

const stages: [name: string, work: () => Result | Promise<Result>][] = [
  ['Types, lint, dead code and documents', () => one(run(tool.npm, ['run', '--silent', 'check:static']))],
  [
    'Unit tests',
    () => counted(run(tool.jest, ['--json', `--outputFile=${UNIT_REPORT}`]), UNIT_REPORT, unitReport),
  ],
  ['npm start', () => one(run(tool.tsx, ['scripts/smoke.ts']))],
  ['Exports', () => buildExports().then(() => one(0))],
  ['Budget', () => one(run(tool.tsx, ['scripts/budget.ts']))],
  ['Flows', () => flows('--grep-invert', '@sweep|@alone')],
]
if (runsAll)
  stages.push(
    ['Sweeps', () => flows('--grep', '@sweep')],
    ['Flows that measure', () => flows('--grep', '@alone', '--workers', '1')],
  )

function flows(...args: string[]): Result {
  ensureBrowser()
  return counted(run(tool.playwright, ['test', ...args]), 'test-results/e2e.json', flowsReport)
}

const one = (code: number): Result => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** A runner that fails without counting a failure still fails its stage. */
function counted(code: number, file: string, schema: v.GenericSchema<unknown, Result>): Result {
  const { passed, failed } = v.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
  return { passed, failed: code === 0 ? failed : Math.max(1, failed) }
}

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')
const total = { passed: 0, failed: 0 }
for (const [name, work] of stages) {
  console.log(`\n— ${name}`)
  const start = performance.now()
  const result = await Promise.resolve()
    .then(work)
    .catch((error) => {
      console.error(error)
      return one(1)
    })
  total.passed += result.passed
  total.failed += result.failed
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${result.failed > 0 ? `✗ ${name} failed` : `✓ ${name}`}, ${seconds} s`)
}
if (!runsAll)
  console.log('\nNot run: sweeps and flows that measure times. `npm test -- --all` runs everything.')
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
