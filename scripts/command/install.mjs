// Plain JavaScript: it runs before any package is installed.
import { lstatSync, readFileSync, realpathSync } from 'node:fs'
import { run } from './run.mjs'

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

/** Installs the packages of the lockfile unless node_modules already has them. */
export async function installMissing() {
  refuseLink()
  if (isInstalled('package-lock.json', 'node_modules/.package-lock.json')) return
  const npm = process.env.npm_execpath
  if (!npm) throw new Error('The packages are not installed. Run: npm ci')
  console.log('Installing the packages of the lockfile…')
  // The build needs the development packages even where NODE_ENV is "production".
  const code = await run(npm, ['ci', '--include=dev'], { env: { NODE_ENV: '' } })
  if (code !== 0) throw new Error('The packages could not be installed; npm gives the reason above.')
}

/** Next does not follow a link out of the project, and npm ci would empty the folder behind it. */
export function refuseLink() {
  if (!lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) return
  throw new Error(
    `node_modules is a link to ${targetOf('node_modules')}, and Next reads only what is in the project.\n` +
      'Delete the link, then run: npm ci',
  )
}

/** @param {string} link */
function targetOf(link) {
  try {
    return realpathSync(link)
  } catch {
    return 'a folder that does not exist'
  }
}

/** Compares the lockfile with the one that npm writes to node_modules.
 * @param {string} lockfile
 * @param {string} installedLockfile
 */
export function isInstalled(lockfile, installedLockfile) {
  const wanted = packagesOf(lockfile)
  const present = packagesOf(installedLockfile)
  if (!wanted || !present) return false
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  )
}

/** @param {string} file @returns {Packages | undefined} */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}
