// What the project is made of: exact versions, few packages, known licences, and a bill of materials.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const MOST_PACKAGES = 90
const LIST = 'THIRD-PARTY.md'
const BILL = 'sbom/tersa.cdx.json'

/** Nothing that asks for more than its notice; the LGPL is sharp's library, which Next installs and no page contains. */
const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'OFL-1.1',
]

const read = (file) => readFileSync(file, 'utf8')

/** What the lockfile installs without the development packages; `isForSome` marks another machine's copies. */
export function productionPackages(lockfile) {
  return Object.entries(lockfile.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version, license, os, cpu }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
      isForSome: os !== undefined || cpu !== undefined,
    }))
}

export function faultsOf({ dependencies, devDependencies }, packages, npmrc) {
  const listed = Object.entries({ ...dependencies, ...devDependencies })
  const installed = packages.filter(({ isForSome }) => !isForSome)
  return [
    ...listed
      .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
      .map(([name, version]) => `${name} is "${version}" in package.json: give the exact version.`),
    ...packages
      // The lockfile does not know the licence of every other machine's copy; each has that of its package.
      .filter(({ license, isForSome }) => license || !isForSome)
      .filter(
        ({ license = 'unknown' }) =>
          !license.split(/ (?:OR|AND) /).every((each) => LICENCES.includes(each.replace(/[()]/g, ''))),
      )
      .map(
        ({ name, license = 'unknown' }) =>
          `${name} has the licence ${license}, which is not one of those in use.`,
      ),
    installed.length > MOST_PACKAGES && `${installed.length} production packages, at most ${MOST_PACKAGES}.`,
    !/^ignore-scripts=true$/m.test(npmrc) && 'The .npmrc lets packages run scripts when they are installed.',
  ].filter(Boolean)
}

export function listOf(packages) {
  const rows = [...packages]
    .filter(({ isForSome }) => !isForSome)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`)
  const others = new Set(packages.flatMap(({ isForSome, license }) => (isForSome && license) || []))
  return [
    '# Third-party packages',
    '',
    `What an install without development packages brings, ${rows.length} packages, written by \`npm run supply\`. Beside them one copy of Next's compiler and of sharp for the machine at hand (${[...others].sort().join('; ')}); no page contains either.`,
    '',
    'The icons are drawn after Bootstrap Icons 1.13 (MIT).',
    '',
    '| package | version | licence |',
    '| ------- | ------- | ------- |',
    ...rows,
    '',
  ].join('\n')
}

function writeBill() {
  const args = ['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx']
  const npm = process.env.npm_execpath
  const bill = npm ? execFileSync(process.execPath, [npm, ...args]) : execFileSync('npm', args)
  mkdirSync('sbom', { recursive: true })
  writeFileSync(BILL, bill)
  return JSON.parse(bill).components.length
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const packages = productionPackages(JSON.parse(read('package-lock.json')))
  const faults = faultsOf(JSON.parse(read('package.json')), packages, read('.npmrc'))
  const list = listOf(packages)
  const isCheck = process.argv.includes('--check')
  if (!isCheck) writeFileSync(LIST, list)
  else if (read(LIST) !== list) faults.push(`${LIST} is not of this lockfile: run npm run supply.`)
  console.log(`${writeBill()} packages on this machine, in ${BILL}; their licences are in ${LIST}.`)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
