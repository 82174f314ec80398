// Takes pictures of every route and state on screens and on paper, so that the effect of a change can be reviewed in a
// minute. Arguments select those whose route or name contains one of them.
//   npm run look                            everything, into look/index.html
//   npm run look -- --against main cart     what differs from the export of main, into look/compare/index.html
//   npm run look -- --against --expect cart the same against the merge base; the cart's states may differ
//   npm run look -- --list                  the states
import { writeFileSync } from 'node:fs'
import { routes, UNKNOWN } from '@/lib/config/routes'
import { withBrowser } from './browser/launch'
import { ensureExport } from './exports/exports'
import { commitOf, ensureBaseExport, mergeBase } from './look/base-export'
import { compareExports } from './look/compare-exports'
import { indexOf } from './look/look-index'
import { readOptions } from './look/options'
import { ensurePaper } from './look/paper'
import { photograph } from './look/photograph'
import { type State, stateTitle } from './look/state'
import { states } from './look/states'

const FOLDER = 'look'

const wanted = readOptions(process.argv.slice(2), commitOf)
const all: readonly State[] = [
  ...[...Object.keys(routes), UNKNOWN].map((route) => ({ name: 'as it opens', route })),
  ...states,
]
const isNamed = (parts: readonly string[]) => (title: string) => parts.some((part) => title.includes(part))
for (const part of [...wanted.selections, ...wanted.expected])
  if (!all.some((state) => stateTitle(state).includes(part)))
    throw new Error(`No route or state contains “${part}”: see npm run look -- --list`)
const selects = wanted.selections.length > 0 ? isNamed(wanted.selections) : () => true

if (wanted.isList) console.log(all.map(stateTitle).join('\n'))
else await takePictures()

async function takePictures() {
  const chosen = all.filter((state) => selects(stateTitle(state)))
  const hasPaper = chosen.some(({ isPaper }) => isPaper) && ensurePaper()
  const selected = chosen.filter(({ isPaper }) => hasPaper || !isPaper)
  // Without the flag a part of the page that is drawn again may differ from the whole page by a pixel at its edges.
  await withBrowser(async (browser) => {
    const base = wanted.isComparison ? await ensureBaseExport(wanted.commit ?? mergeBase()) : undefined
    const folder = await ensureExport('site')
    if (base) return await compareExports(browser, base, folder, selected, { ...wanted, selects })
    const { pictures, failures } = await photograph(browser, folder, selected, FOLDER, { withGuides: true })
    for (const [title, error] of failures) console.error(`${title} could not be shown: ${error}`)
    writeFileSync(`${FOLDER}/index.html`, indexOf(pictures))
    console.log(`${pictures.length} pictures: open ${FOLDER}/index.html`)
    process.exitCode = failures.size > 0 ? 1 : 0
  }, '--disable-partial-raster')
}
