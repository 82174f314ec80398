// What the flows run on: an export with a carousel of the tests' own, so that marketing's edits
// break none; one under a sub-path; and last the plain one, which stays in out/.
import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { run } from './run.mjs'

export const SUB_PATH = '/shop-demo'
export const SUB_PATH_EXPORT = '.exports/sub-path'
export const TEST_EXPORT = '.exports/site'
const TEST_CAROUSEL = 'e2e/carousel'

export async function buildExports() {
  mkdirSync('.exports', { recursive: true })
  return (
    (await buildAside(SUB_PATH_EXPORT, { BASE_PATH: SUB_PATH })) &&
    (await buildAside(TEST_EXPORT, { BASE_PATH: '', CAROUSEL_FOLDER: TEST_CAROUSEL })) &&
    (await build({ BASE_PATH: '' }))
  )
}

async function buildAside(folder, env) {
  if (!(await build(env))) return false
  rmSync(folder, { recursive: true, force: true })
  renameSync('out', folder)
  if (env.CAROUSEL_FOLDER) cpSync(env.CAROUSEL_FOLDER, `${folder}/carousel`, { recursive: true })
  return true
}

async function build(env) {
  return (await run('scripts/build.mjs', [], { env })) === 0
}
