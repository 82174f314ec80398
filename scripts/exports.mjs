// What the flows run on: an export with a carousel of the tests' own, so that marketing's edits
// break none; one that asks the faulty service; one under a sub-path; one of folders; and last the plain one,
// which stays in out/.
import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { run } from './run.mjs'

export const SUB_PATH = '/shop-demo'
export const SUB_PATH_EXPORT = '.exports/sub-path'
/** For servers that know nothing but folders and files. */
export const FOLDERS_EXPORT = '.exports/folders'
/** With the worker that switches itself off. */
export const NOT_OFFLINE_EXPORT = '.exports/not-offline'
export const TEST_EXPORT = '.exports/site'
/** Built with the faulty service of e2e/ as its outside; the port has to be known to the build. */
export const FAULTY_EXPORT = '.exports/faulty'
export const FAULTY_PORT = 43_117
const FAULTY_URL = `http://127.0.0.1:${FAULTY_PORT}`
const TEST_CAROUSEL = 'e2e/carousel'

export async function buildExports() {
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

/** What the build wrote for the hosts of an export. */
export const hostsOf = (folder) => (folder === 'out' ? 'hosts' : `${folder}.hosts`)

async function buildAside(folder, env) {
  if (!(await build(env))) return false
  for (const [from, to] of [
    ['out', folder],
    ['hosts', hostsOf(folder)],
  ]) {
    rmSync(to, { recursive: true, force: true })
    renameSync(from, to)
  }
  if (env.CAROUSEL_FOLDER) cpSync(env.CAROUSEL_FOLDER, `${folder}/carousel`, { recursive: true })
  return true
}

async function build(env) {
  return (await run('scripts/build.mjs', [], { env })) === 0
}
