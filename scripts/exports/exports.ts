// The exports that the flows run on. Each is built once and reused until its sources or settings change.
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { environmentNames } from '@/lib/config/environment'
import { run, tool } from '../command/run.mjs'
import { digestOf, filesIn } from '../export/files'
import { oneAtATime } from './build-lock'

export const SUB_PATH = '/shop-demo'

/** Does not resolve: the flows' browser reaches it through the proxy in e2e/service. */
export const SERVICE_URL = 'http://service.test'

const TEST_CAROUSEL = 'e2e/carousel/files'

const EXAMPLE = 'docs/examples'
const TEST_SHOP = '.exports/shop'

/** Skips what only the site itself needs: type checking and compressed copies. */
const TEST_BUILD = { TEST_BUILD: '1' }

/** For exports in which no flow opens a Spanish page. */
const ENGLISH_ALONE = { LANGUAGES: 'en' }

const variants = {
  /** As a shop deploys it: marketing's carousel, the sample catalogue, a public URL. */
  site: { NEXT_PUBLIC_SITE_URL: 'https://tersa.example' },
  /** With the tests' carousel, so that marketing's edits break no test, and with services that can fail. */
  configured: {
    ...TEST_BUILD,
    ...ENGLISH_ALONE,
    CAROUSEL_FOLDER: TEST_CAROUSEL,
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
  /** For servers that only know folders and files, with the worker that removes itself. */
  folders: { ...TEST_BUILD, ...ENGLISH_ALONE, FOLDER_PAGES: '1', OFFLINE: 'off' },
} satisfies Record<string, Record<string, string>>

export type ExportName = keyof typeof variants

const exportNames: readonly ExportName[] = ['site', 'configured', 'sub-path', 'folders']

/** Everything that a build reads, except the packages, which the lockfile identifies. */
const SOURCES = ['app', 'components', 'lib', 'public', 'scripts/export', TEST_CAROUSEL, EXAMPLE]
const SOURCE_FILES = [
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'tsconfig.es.json',
  'package-lock.json',
]

export const exportFolder = (name: ExportName) => `.exports/${name}`

/** The folder with the files that the build wrote for the hosts of an export. */
export const hostsFolder = (name: ExportName) => `.exports/${name}.hosts`

/** The settings of an export; a developer's own .env changes none of them. */
export const settingsOf = (name: ExportName): Record<string, string> => ({
  ...Object.fromEntries(environmentNames.map((variable) => [variable, ''])),
  ...variants[name],
})

export async function buildExports(): Promise<void> {
  for (const name of exportNames) await ensureExport(name)
}

/** Builds an export unless it exists for the current sources; returns its folder. */
export async function ensureExport(name: ExportName): Promise<string> {
  const folder = exportFolder(name)
  mkdirSync('.exports', { recursive: true })
  // Before the lock, so that nobody waits for an export while another one is built.
  if (isCurrent(name)) {
    console.log(`Reusing ${folder}: its sources have not changed.`)
    return folder
  }
  return oneAtATime('.exports/lock', async () => {
    if (isCurrent(name)) return folder
    console.log(`Building ${folder}…`)
    writeTestShop()
    // Plain `next build`, so that the flows prove that it alone writes the finished site.
    if ((await run(tool.next, ['build'], { env: settingsOf(name) })) !== 0)
      throw new Error(`${folder} could not be built.`)
    return keepExport(name)
  })
}

/** Copies the example with a later date, because its own prices are hidden from November 2027 on. */
function writeTestShop(): void {
  cpSync(EXAMPLE, TEST_SHOP, { recursive: true })
  const file = `${TEST_SHOP}/shop.json`
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"asOf": "[\d-]+"/, '"asOf": "2100-01-15"'))
}

/** Moves the export that has just been built with the settings of `name` to its folder. */
export function keepExport(name: ExportName): string {
  const folder = exportFolder(name)
  const key = keyOf(name)
  mkdirSync('.exports', { recursive: true })
  rmSync(keyFile(name), { force: true })
  move('out', folder)
  move('hosts', hostsFolder(name))
  const settings: Record<string, string> = variants[name]
  if (settings.CAROUSEL_FOLDER) cpSync(settings.CAROUSEL_FOLDER, `${folder}/carousel`, { recursive: true })
  writeFileSync(keyFile(name), key)
  return folder
}

const keyFile = (name: ExportName) => `.exports/${name}.key`

function isCurrent(name: ExportName): boolean {
  return existsSync(keyFile(name)) && readFileSync(keyFile(name), 'utf8') === keyOf(name)
}

function keyOf(name: ExportName): string {
  const files = SOURCES.flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`))
  const read = [...files, ...SOURCE_FILES].filter((file) => !/\.test\.tsx?$|(^|\/)test-[^/]*$/.test(file))
  return digestOf(JSON.stringify(settingsOf(name)), ...read.flatMap((file) => [file, readFileSync(file)]))
}

function move(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  renameSync(from, to)
}
