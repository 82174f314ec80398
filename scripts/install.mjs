import { readFileSync } from 'node:fs'
import { run } from './run.mjs'

/** Installs what the lockfile names and node_modules lacks. Needs nothing but Node and npm. */
export async function installMissing() {
  if (isInstalled()) return
  const npm = process.env.npm_execpath
  if (!npm) throw new Error('The packages are not installed. Run: npm ci')
  console.log('Installing the packages that the lockfile names…')
  const code = await run(npm, ['ci'])
  if (code !== 0) throw new Error('The packages could not be installed; npm says why above.')
}

function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  )
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}
