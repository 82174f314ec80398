// Measures the script of a bare export and writes it to baseline.json; needed after an update of Next or React.
import { writeFileSync } from 'node:fs'
import { withBrowser } from './browser/launch'
import { buildBareExport } from './budget/bare-export'
import { BASELINE_FILE, type Baseline, installedVersions } from './budget/baseline-file'
import { firstVisit } from './budget/first-visit'

const { js } = await withBrowser(async (browser) => firstVisit(browser, await buildBareExport(), '/'))
const baseline: Baseline = { ...installedVersions(), scriptBytes: js }
writeFileSync(BASELINE_FILE, `${JSON.stringify(baseline, null, 2)}\n`)
console.log(`Wrote ${BASELINE_FILE}: ${js} bytes.`)
