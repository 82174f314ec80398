// Takes pictures of every route and state into look/pictures, so that the effect of a change can be reviewed in a minute.
// Other arguments go to Playwright.
//   npm run look                                    everything
//   npm run look -- --grep cart                     the states whose title contains "cart"
//   npm run look -- --against main --grep cart      compares with the site of another commit, without tolerance
import './plain-errors'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser'
import { ensureExport, linkFolder, settingsOf } from './exports'
import { run, tool } from './run'
import { findFreePort } from './server'

const args = process.argv.slice(2)
const index = args.indexOf('--against')
const [, against] = index < 0 ? [] : args.splice(index, 2)
if (index >= 0 && !against) throw new Error('Name the commit to compare with: npm run look -- --against main')

ensureBrowser()
rmSync('look', { recursive: true, force: true })
const env = { ...process.env, LOOK_NOW: String(Date.now()), PORT: String(await findFreePort()) }
const take = (folder: string, snapshots: 'all' | 'none') =>
  run(
    tool.playwright,
    ['test', '--config=playwright.look.config.ts', `--update-snapshots=${snapshots}`, ...args],
    { env: { ...env, LOOK_FOLDER: folder } },
  )

if (against) {
  // States that only the new commit can show fail here; they have no picture to be compared with.
  take(buildCommit(against), 'all')
  if (!existsSync('look/pictures')) throw new Error(`No picture of ${against} could be taken.`)
  process.exitCode = take(await ensureExport('site'), 'none')
} else process.exitCode = take(await ensureExport('site'), 'all')
console.log(
  `The pictures are in look/pictures.${against ? ' To compare them: npx playwright show-report look/report' : ''}`,
)
if (process.exitCode && process.stdout.isTTY) run(tool.playwright, ['show-report', 'look/report'])

/** Builds the site of another commit in a worktree; returns the folder of its export. */
function buildCommit(commit: string): string {
  const folder = '.exports/commit'
  const git = (...words: string[]) => execFileSync('git', words, { stdio: ['ignore', 'pipe', 'inherit'] })
  rmSync(folder, { recursive: true, force: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--quiet', '--detach', folder, commit)
  const lockfile = (root: string) => readFileSync(`${root}/package-lock.json`, 'utf8')
  if (lockfile(folder) === lockfile('.')) linkFolder('node_modules', `${folder}/node_modules`)
  else if (run(tool.npm, ['ci'], { cwd: folder }) !== 0)
    throw new Error(`npm could not install the packages of ${commit}.`)
  const options = { cwd: folder, env: { ...process.env, ...settingsOf('site'), TEST_BUILD: '1' } }
  if (run(tool.next, ['build'], options) !== 0 || !existsSync(`${folder}/out`))
    throw new Error(`${commit} could not be built.`)
  return `${folder}/out`
}
