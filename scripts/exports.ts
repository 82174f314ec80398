// Builds the exports that the flows run on; the last one, with marketing's own carousel, stays in out/.
import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { run, tool } from './run.mjs'

export const SUB_PATH = '/shop-demo'
export const SUB_PATH_EXPORT = '.exports/sub-path'
/** For servers that only know folders and files. */
export const FOLDERS_EXPORT = '.exports/folders'
/** With the worker that removes itself. */
export const NOT_OFFLINE_EXPORT = '.exports/not-offline'
/** With the tests' own carousel, so that marketing's edits break no test. */
export const TEST_EXPORT = '.exports/site'
/** Uses the faulty service of e2e/, whose port the build has to know. */
export const FAULTY_EXPORT = '.exports/faulty'
export const FAULTY_PORT = 43_117
const FAULTY_URL = `http://127.0.0.1:${FAULTY_PORT}`
const TEST_CAROUSEL = 'e2e/carousel'

type Settings = { BASE_PATH: string } & Record<string, string>

export async function buildExports(): Promise<boolean> {
  mkdirSync('.exports', { recursive: true })
  return (
    (await buildAside(SUB_PATH_EXPORT, { BASE_PATH: SUB_PATH })) &&
    (await buildAside(FOLDERS_EXPORT, { BASE_PATH: '', FOLDER_PAGES: '1' })) &&
    (await buildAside(NOT_OFFLINE_EXPORT, { BASE_PATH: '', OFFLINE: 'off' })) &&
    (await buildAside(TEST_EXPORT, { BASE_PATH: '', CAROUSEL_FOLDER: TEST_CAROUSEL })) &&
    (await buildAside(FAULTY_EXPORT, {
      BASE_PATH: '',
      NEXT_PUBLIC_CHARACTERS_URL: `${FAULTY_URL}/characters`,
      NEXT_PUBLIC_FORMS_URL: `${FAULTY_URL}/forms`,
    })) &&
    (await build({ BASE_PATH: '', NEXT_PUBLIC_SITE_URL: 'https://tersa.example' }))
  )
}

/** The folder with the files that the build wrote for the hosts of an export. */
export const hostsOf = (folder: string) => (folder === 'out' ? 'hosts' : `${folder}.hosts`)

async function buildAside(folder: string, settings: Settings): Promise<boolean> {
  if (!(await build(settings))) return false
  move('out', folder)
  move('hosts', hostsOf(folder))
  if (settings.CAROUSEL_FOLDER) cpSync(settings.CAROUSEL_FOLDER, `${folder}/carousel`, { recursive: true })
  return true
}

function move(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  renameSync(from, to)
}

/** Plain `next build`, so that the flows prove that it alone writes the finished site. */
async function build(env: Settings): Promise<boolean> {
  return (await run(tool.next, ['build'], { env })) === 0
}
