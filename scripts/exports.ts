// The exports that the flows run on. Each is built once, in a copy of the project, so that a build never touches the out/
// or .next/ that somebody serves or is about to publish; it is reused until its sources or settings change.
import {
  cpSync,
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
import { setTimeout } from 'node:timers/promises'
import { environmentNames } from '@/lib/config/environment'
import { digestOf, filesIn } from './export/html'
import { run, tool } from './run'

export const SUB_PATH = '/shop-demo'

/** Does not resolve: the flows' browser reaches it through the proxy in e2e/service. */
export const SERVICE_URL = 'http://service.test'

const TEST_CAROUSEL = 'e2e/carousel/files'

const EXAMPLE = 'docs/examples'
const TEST_SHOP = 'test-shop'

/** Skips what only the site itself needs: type checking and compressed copies. */
const TEST_BUILD = { TEST_BUILD: '1' }

const variants = {
  /** As a shop deploys it: marketing's carousel, the sample catalog, a public URL. */
  site: { NEXT_PUBLIC_SITE_URL: 'https://tersa.example' },
  /**
   * With what an operator may choose instead: services, which can fail here; pages for servers that only know folders and
   * files; a worker that removes itself. Has the tests' carousel, so that marketing's edits break no test, and English
   * alone, because no flow opens a Spanish page in it.
   */
  configured: {
    ...TEST_BUILD,
    LANGUAGES: 'en',
    CAROUSEL_FOLDER: TEST_CAROUSEL,
    FOLDER_PAGES: '1',
    OFFLINE: 'off',
    NEXT_PUBLIC_CHARACTERS_URL: `${SERVICE_URL}/characters`,
    NEXT_PUBLIC_FORMS_URL: `${SERVICE_URL}/forms`,
  },
  /** With the shop's own facts, whose pictures and links are the hardest to get right under a sub-path. */
  'sub-path': {
    ...TEST_BUILD,
    BASE_PATH: SUB_PATH,
    SHOP_FOLDER: TEST_SHOP,
    NEXT_PUBLIC_SITE_URL: 'https://tersa.example',
  },
} satisfies Record<string, Record<string, string>>

export type ExportName = keyof typeof variants

/** Everything that a build reads, except the packages, which the lockfile identifies. */
const SOURCES = ['app', 'components', 'lib', 'public', 'scripts', TEST_CAROUSEL, EXAMPLE]
const SOURCE_FILES = [
  'next.config.mjs',
  'postcss.config.mjs',
  ...readdirSync('.').filter((file) => /^tsconfig.*\.json$/.test(file)),
  'package.json',
  'package-lock.json',
]

const FOLDER = '.exports'
const LOCK = `${FOLDER}/lock`

/** The copy of the project in which the exports are built. */
export const BUILD_FOLDER = `${FOLDER}/build`

export const exportFolder = (name: ExportName) => `${FOLDER}/${name}`

/** Remembers for which sources and settings an export was built. */
export const keyFileOf = (name: ExportName) => `${exportFolder(name)}.key`

/** The settings of an export; neither a developer's .env nor the environment changes them. */
export const settingsOf = (name: ExportName): Record<string, string> => ({
  ...Object.fromEntries(environmentNames.map((variable) => [variable, ''])),
  ...variants[name],
})

export async function buildExports(): Promise<void> {
  for (const name of Object.keys(variants) as ExportName[]) await ensureExport(name)
}

/** Builds an export unless it exists for the current sources; returns its folder. */
export async function ensureExport(name: ExportName): Promise<string> {
  return writeExport(name, () => {
    console.log(`Building ${exportFolder(name)}…`)
    // Plain `next build`, so that the flows prove that it alone writes the finished site.
    const env = { ...process.env, ...settingsOf(name) }
    if (run(tool.next, ['build'], { cwd: BUILD_FOLDER, env }) !== 0)
      throw new Error(`${exportFolder(name)} could not be built.`)
  })
}

/** Keeps the export that `build` writes in the copy of the project, unless there is one for the current sources. */
export async function writeExport(name: ExportName, build: () => unknown): Promise<string> {
  const folder = exportFolder(name)
  const keyFile = keyFileOf(name)
  const isCurrent = () => existsSync(keyFile) && readFileSync(keyFile, 'utf8') === keyOf(name)
  mkdirSync(FOLDER, { recursive: true })
  // Before the lock, so that nobody waits for an export while another one is built.
  if (isCurrent()) return folder
  return oneAtATime(async () => {
    if (isCurrent()) return folder
    const key = keyOf(name)
    copyProject()
    rmSync(keyFile, { force: true })
    await build()
    move(`${BUILD_FOLDER}/out`, folder)
    const settings: Record<string, string> = variants[name]
    if (settings.CAROUSEL_FOLDER) cpSync(settings.CAROUSEL_FOLDER, `${folder}/carousel`, { recursive: true })
    writeFileSync(keyFile, key)
    return folder
  })
}

function keyOf(name: ExportName): string {
  const files = SOURCES.flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`))
  const read = [...files, ...SOURCE_FILES].filter((file) => !isTest(file) && !isOtherCommand.test(file))
  return digestOf(JSON.stringify(settingsOf(name)), ...read.flatMap((file) => [file, readFileSync(file)]))
}

/** Commands that no build runs. */
const isOtherCommand = /^scripts\/(?!export\/|build-settings\.ts|environment\.ts|run\.ts)/

const isTest = (file: string) => /\.test\.tsx?$|[/\\]test-[^/\\]*\.tsx?$/.test(file)

function copyProject(): void {
  for (const source of [...SOURCES, ...SOURCE_FILES]) {
    rmSync(`${BUILD_FOLDER}/${source}`, { recursive: true, force: true })
    cpSync(source, `${BUILD_FOLDER}/${source}`, { recursive: true, filter: (file) => !isTest(file) })
  }
  const [packages, linked] = ['node_modules', `${BUILD_FOLDER}/node_modules`]
  const versions = (folder: string) => readFileSync(`${folder}/.package-lock.json`, 'utf8')
  if (!existsSync(linked) || versions(packages) !== versions(linked)) {
    rmSync(linked, { recursive: true, force: true })
    linkFolder(packages, linked)
  }
  // The example with a later date, because its own prices are hidden from November 2027 on.
  const shop = `${BUILD_FOLDER}/${TEST_SHOP}`
  cpSync(EXAMPLE, shop, { recursive: true })
  const facts = readFileSync(`${shop}/shop.json`, 'utf8')
  writeFileSync(`${shop}/shop.json`, facts.replace(/"asOf": "[\d-]+"/, '"asOf": "2100-01-15"'))
}

/** Links every file, in a second instead of a minute for 40,000 copies. Turbopack refuses a linked folder. */
export function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else linkSync(source, target)
  }
}

function move(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  renameSync(from, to)
}

/** Builds share a folder, so the workers of one test run build one after the other. */
async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  while (!acquireLock()) await setTimeout(200)
  try {
    return await work()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

/** The lock of a process that has ended is removed. */
function acquireLock(): boolean {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    const owner = ownerOfLock()
    if (owner && !isRunning(owner)) rmSync(LOCK, { force: true })
    return false
  }
}

/** 0 while the lock is being written or released. */
function ownerOfLock(): number {
  try {
    return Number(readFileSync(LOCK, 'utf8'))
  } catch {
    return 0
  }
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only checks whether the process exists.
    return process.kill(pid, 0)
  } catch (error) {
    // It exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
