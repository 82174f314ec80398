// Everything, in the order in which it fails fastest; `--without-browser` stops before the flows.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { installMissing } from './install.mjs'
import { run, tool } from './run.mjs'

const UNIT_REPORT = 'test-results/unit.json'
const E2E_REPORT = 'test-results/e2e.json'

const one = (isPassed) => (isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
const command =
  (script, ...args) =>
  async () =>
    one((await run(script, args)) === 0)

async function unit() {
  const code = await run(tool.jest, ['--json', `--outputFile=${UNIT_REPORT}`])
  const report = readReport(UNIT_REPORT)
  return counted(code, report?.numPassedTests, report?.numFailedTests + report?.numRuntimeErrorTestSuites)
}

async function build() {
  const { buildExports } = await import('./exports.mjs')
  return one(await buildExports())
}

async function flows() {
  const { ensureBrowser } = await import('./browser.mjs')
  ensureBrowser()
  const code = await run(tool.playwright, ['test'])
  const stats = readReport(E2E_REPORT)?.stats
  return counted(code, stats?.expected, stats?.unexpected + stats?.flaky)
}

/** A runner that failed without counting a failure has failed all the same. */
function counted(code, passed = 0, failed = 0) {
  return { passed, failed: code === 0 ? failed || 0 : Math.max(1, failed || 0) }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const stages = [
  ['Lint', command(tool.biome, 'lint', '--error-on-warnings')],
  ['Format', command(tool.biome, 'format')],
  ['Types', command('scripts/types.mjs')],
  ['Dead code', command(tool.knip)],
  ['Supply', command('scripts/supply.mjs', '--check')],
  ['Unit tests', unit],
  ['Start', command('scripts/try-start.mjs')],
  ['Build', build],
]
const browserStages = [
  ['Budget', command('scripts/budget.mjs')],
  ['End-to-end flows', flows],
]

const isWithoutBrowser = process.argv.includes('--without-browser')
const total = { passed: 0, failed: 0 }

try {
  await installMissing()
  rmSync('test-results', { recursive: true, force: true })
  mkdirSync('test-results')
  for (const [name, stage] of isWithoutBrowser ? stages : [...stages, ...browserStages]) {
    console.log(`\n— ${name}`)
    const { passed, failed } = await stage()
    total.passed += passed
    total.failed += failed
    if (failed > 0) console.log(`✗ ${name} failed`)
  }
} catch (error) {
  console.error(error.message)
  total.failed += 1
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
