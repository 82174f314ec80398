// The rules for dependencies: exact versions, few packages, known licences, no install scripts.
import { type Lockfile, nameOf } from '../lockfile/entries'

const MOST_PACKAGES = 90

/**
 * They only require their notice. The LGPL is that of sharp's library, which Next installs and no page contains. The
 * MPL, mediabunny's, covers its unchanged files, whose source THIRD-PARTY.md names.
 */
const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
]

export type LockedPackage = {
  name: string
  version: string
  license: string | undefined
  /** Installed on some machines only, such as a compiled binary. */
  isForSome: boolean
}

export type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> }

/** The packages that the lockfile installs without the development packages. */
export function productionPackages(lockfile: Lockfile): LockedPackage[] {
  return Object.entries(lockfile.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version = '', license, os, cpu }]) => ({
      name: nameOf(path),
      version,
      license,
      isForSome: os !== undefined || cpu !== undefined,
    }))
}

export function dependencyProblems(manifest: Manifest, packages: LockedPackage[], npmrc: string): string[] {
  const listed = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  const installed = packages.filter(({ isForSome }) => !isForSome)
  return [
    ...listed
      .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
      .map(([name, version]) => `${name} is "${version}" in package.json: give the exact version.`),
    ...packages
      .filter(hasUnknownLicence)
      .map(
        ({ name, license = 'unknown' }) =>
          `${name} has the licence ${license}, which is not one of those in use.`,
      ),
    ...(installed.length > MOST_PACKAGES
      ? [`${installed.length} production packages, at most ${MOST_PACKAGES}.`]
      : []),
    ...(/^ignore-scripts=true$/m.test(npmrc)
      ? []
      : ['The .npmrc lets packages run scripts when they are installed.']),
  ]
}

function hasUnknownLicence({ license, isForSome }: LockedPackage): boolean {
  // The lockfile often lacks the licence of another platform's copy; it is the one of the package that lists it.
  if (!license) return !isForSome
  return !license.split(/ (?:OR|AND) /).every((each) => LICENCES.includes(each.replace(/[()]/g, '')))
}

/** The text of THIRD-PARTY.md. */
export function listOf(packages: LockedPackage[]): string {
  const rows = packages
    .filter(({ isForSome }) => !isForSome)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`)
  const others = new Set(
    packages.flatMap(({ isForSome, license }) => (isForSome && license ? [license] : [])),
  )
  return [
    '# Third-party packages',
    '',
    `The ${rows.length} packages that an install without development packages brings, written by \`npm run licences\`. In addition npm installs one copy of Next's compiler and of sharp for the machine (${[...others].sort().join('; ')}); no page contains either.`,
    '',
    'The icons are generated from Bootstrap Icons 1.13 (MIT).',
    '',
    'mediabunny (MPL-2.0) is part of the studio, /preview, unchanged; its source is at https://github.com/Vanilagy/mediabunny.',
    '',
    '| package | version | licence |',
    '| ------- | ------- | ------- |',
    ...rows,
    '',
  ].join('\n')
}
