// The export of another commit, built in a worktree and kept until a comparison needs a different one.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { isInstalled } from '../command/install.mjs'
import { run, tool } from '../command/run.mjs'
import { oneAtATime } from '../exports/build-lock'
import { settingsOf } from '../exports/exports'

const FOLDER = '.exports'
/** Below the project, so that both are on one disk; Next treats a worktree as a separate project. */
const WORKTREE = `${FOLDER}/base`
const PREFIX = 'commit-'

export type BaseExport = {
  folder: string
  /** The titles of the states that the commit can show; empty if its `npm run look` does not list them. */
  titles: readonly string[]
}

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' })

/** The full id of a commit, or `undefined` if there is none of that name. */
export function commitOf(ref: string): string | undefined {
  const { status, stdout } = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  return status === 0 ? stdout.trim() : undefined
}

/** The commit at which the current branch left main. */
export function mergeBase(): string {
  for (const main of ['main', 'origin/main']) {
    const { status, stdout } = git('merge-base', 'HEAD', main)
    if (status === 0) return stdout.trim()
  }
  throw new Error(
    'There is no commit that HEAD and main have in common. Name one: npm run look -- --against REF',
  )
}

export async function ensureBaseExport(commit: string): Promise<BaseExport> {
  const folder = `${FOLDER}/${PREFIX}${commit}`
  const list = `${folder}.txt`
  mkdirSync(FOLDER, { recursive: true })
  await oneAtATime(`${FOLDER}/base.lock`, async () => {
    if (existsSync(list)) return
    for (const name of readdirSync(FOLDER))
      if (name.startsWith(PREFIX)) rmSync(`${FOLDER}/${name}`, { recursive: true })
    await inWorktree(commit, async () => {
      console.log(`Building ${commit.slice(0, 9)}…`)
      const env = { ...settingsOf('site'), TEST_BUILD: '1' }
      if ((await run(tool.next, ['build'], { env, cwd: WORKTREE })) !== 0)
        throw new Error(`${commit} could not be built.`)
      renameSync(`${WORKTREE}/out`, folder)
      // Written last: it marks the export as complete.
      writeFileSync(list, listStates())
    })
  })
  return { folder, titles: readFileSync(list, 'utf8').split('\n').filter(Boolean) }
}

async function inWorktree(commit: string, work: () => Promise<void>): Promise<void> {
  const remove = () => {
    rmSync(WORKTREE, { recursive: true, force: true })
    git('worktree', 'prune')
  }
  // A run that was interrupted has left one behind.
  remove()
  try {
    execFileSync('git', ['worktree', 'add', '--quiet', '--detach', WORKTREE, commit], { stdio: 'inherit' })
    await providePackages()
    await work()
  } finally {
    remove()
  }
}

async function providePackages(): Promise<void> {
  if (isInstalled(`${WORKTREE}/package-lock.json`, 'node_modules/.package-lock.json'))
    return linkFolder('node_modules', `${WORKTREE}/node_modules`)
  const npm = process.env.npm_execpath ?? ''
  if ((await run(npm, ['ci', '--prefer-offline'], { cwd: WORKTREE })) !== 0)
    throw new Error('The packages of the other commit could not be installed; npm gives the reason above.')
}

/** Links every file: a second instead of the time and the space of 40,000 copies. Turbopack refuses a linked folder. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else linkSync(source, target)
  }
}

function listStates(): string {
  const { status, stdout } = spawnSync(process.execPath, [tool.main, 'look', '--list'], {
    cwd: WORKTREE,
    encoding: 'utf8',
  })
  // A commit that does not know the option prints something else.
  return status === 0 && stdout.startsWith('/') ? stdout : ''
}
