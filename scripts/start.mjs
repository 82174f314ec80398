// The entry of `npm start` and `npm test`: checks Node, installs the packages of the lockfile unless they are there, then
// builds and serves the site, or runs every check. Plain JavaScript without packages, which Node 14 can parse.
import { spawnSync } from 'node:child_process'
import { lstatSync, readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
if (isOlder(process.versions.node, engines.node))
  fail(`Node ${engines.node.slice(2)} or newer is required; this is ${process.versions.node}.`)

if (isLink('node_modules'))
  // npm ci would empty the folder behind it, and Next reads only what is in the project.
  fail('node_modules is a link to another folder. Delete the link, then run: npm ci')
if (!isInstalled()) {
  console.log('Installing the packages of the lockfile…')
  // The build needs the development packages even where NODE_ENV is "production".
  const { status } = spawnSync(
    process.execPath,
    [process.env.npm_execpath || fail('Run: npm ci'), 'ci', '--include=dev'],
    { stdio: 'inherit' },
  )
  if (status !== 0) fail('The packages could not be installed; npm gives the reason above.')
}
const script = process.argv[2] === 'test' ? ['scripts/test.ts'] : ['scripts/serve.ts', '--build']
process.argv.splice(1, 2, ...script)
const { register } = await import('tsx/esm/api')
register()
await import(new URL(`../${script[0]}`, import.meta.url).href)

/** @param {string} current such as "18.19.1" @param {string} least such as ">=20.19" */
function isOlder(current, least) {
  const [major = 0, minor = 0] = current.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = least.slice(2).split('.').map(Number)
  return major < leastMajor || (major === leastMajor && minor < leastMinor)
}

/** @param {string} path */
function isLink(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
}

/** Compares the lockfile with the one that npm writes to node_modules; optional packages are those of other platforms. */
function isInstalled() {
  try {
    const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
    const present = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')).packages
    return Object.keys(wanted).every(
      (path) => path === '' || wanted[path].optional || present[path]?.version === wanted[path].version,
    )
  } catch {
    return false
  }
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message)
  process.exit(1)
}
