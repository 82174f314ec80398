// What the flows run on: an export under a sub-path, kept aside, and the plain one in out/.
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { run, tool } from './run.mjs'

export const SUB_PATH = '/shop-demo'
export const SUB_PATH_EXPORT = '.exports/sub-path'

export async function buildExports() {
  if ((await run(tool.next, ['build'], { env: { BASE_PATH: SUB_PATH } })) !== 0) return false
  rmSync(SUB_PATH_EXPORT, { recursive: true, force: true })
  mkdirSync('.exports', { recursive: true })
  renameSync('out', SUB_PATH_EXPORT)
  return (await run(tool.next, ['build'], { env: { BASE_PATH: '' } })) === 0
}
