// The stages of `npm run check` and `npm test`, in the order in which they fail fastest.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import * as v from 'valibot'
import { ensureBrowser } from '../browser/launch'
import { run, tool } from '../command/run.mjs'
import { buildExports } from '../exports/exports'

type Result = { passed: number; failed: number }
export type Stage = [name: string, work: () => Promise<Result>]

const UNIT_REPORT = 'test-results/unit.json'
const E2E_REPORT = 'test-results/e2e.json'

const unitReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
})
const e2eReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
})

const one = (isPassed: boolean): Result => (isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
const command =
  (script: string, ...args: string[]) =>
  async () =>
    one((await run(script, args)) === 0)

async function unit(): Promise<Result> {
  const code = await run(tool.jest, ['--json', `--outputFile=${UNIT_REPORT}`])
  const report = readReport(UNIT_REPORT, unitReport)
  return counted(
    code,
    report?.numPassedTests,
    report && report.numFailedTests + report.numRuntimeErrorTestSuites,
  )
}

async function flows(): Promise<Result> {
  ensureBrowser()
  const code = await run(tool.playwright, ['test'])
  const stats = readReport(E2E_REPORT, e2eReport)?.stats
  return counted(code, stats?.expected, stats && stats.unexpected + stats.flaky)
}

/** Runs both at the same time, each to its end. */
function together(first: Stage[1], second: Stage[1]): Stage[1] {
  return async () => sum(await Promise.all([finished(first), finished(second)]))
}

/** Runs one after the other, whatever fails. */
function inTurn(...works: Stage[1][]): Stage[1] {
  return async () => {
    const results: Result[] = []
    for (const work of works) results.push(await finished(work))
    return sum(results)
  }
}

const sum = (results: readonly Result[]): Result => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
})

const finished = (work: Stage[1]) =>
  work().catch((error) => {
    console.error(error)
    return one(false)
  })

/** A runner that fails without counting a failure still fails its stage. */
function counted(code: number, passed = 0, failed = 0): Result {
  return { passed, failed: code === 0 ? failed : Math.max(1, failed) }
}

function readReport<Report>(file: string, schema: v.GenericSchema<unknown, Report>): Report | undefined {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

const lint = inTurn(
  command(tool.biome, 'lint', '--error-on-warnings'),
  command(tool.biome, 'format'),
  command(tool.knip),
  command(tool.main, 'licences', '--check'),
  command(tool.main, 'documents'),
)

export const stages: Stage[] = [
  // The compiler takes as long as all the others, and uses one core.
  ['Types, lint, format, dead code, licences and documents', together(command(tool.main, 'types'), lint)],
  ['Unit tests', unit],
  ['Smoke test', command(tool.main, 'smoke')],
]

export const browserStages: Stage[] = [
  // The budget needs no more than the export of the smoke test, and a build leaves a part of two cores idle.
  ['Build and budget', together(() => buildExports().then(() => one(true)), command(tool.main, 'budget'))],
  ['End-to-end flows', flows],
]

/** Runs every stage, whatever fails, and prints one line with the totals at the end. */
export async function runStages(selected: Stage[]): Promise<void> {
  const total = { passed: 0, failed: 0 }
  rmSync('test-results', { recursive: true, force: true })
  mkdirSync('test-results')
  for (const [name, work] of selected) {
    console.log(`\n— ${name}`)
    const start = performance.now()
    const { passed, failed } = await finished(work)
    total.passed += passed
    total.failed += failed
    const seconds = Math.round((performance.now() - start) / 1000)
    console.log(`${failed > 0 ? `✗ ${name} failed` : `✓ ${name}`}, ${seconds} s`)
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
}
