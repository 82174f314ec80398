import { readFileSync } from 'node:fs'
import { run } from './run.mjs'

/** Installs what the lockfile names and node_modules lacks. Needs nothing but Node and npm. */
export async function installMissing() {
  if (isInstalled('package-lock.json', 'node_modules/.package-lock.json')) return
  const npm = process.env.npm_execpath
  if (!npm) throw new Error('The packages are not installed. Run: npm ci')
  console.log('Installing the packages that the lockfile names…')
  // The build needs the development packages, whatever the machine is set to.
  const code = await run(npm, ['ci', '--include=dev'], { env: { NODE_ENV: '' } })
  if (code !== 0) throw new Error('The packages could not be installed; npm says why above.')
}

/** Whether what npm wrote down when it installed holds all that the lockfile wants. */
export function isInstalled(lockfile, hiddenLockfile) {
  const wanted = packagesOf(lockfile)
  const present = packagesOf(hiddenLockfile)
  if (!wanted || !present) return false
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  )
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}
