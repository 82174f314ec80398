import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { findFreePort } from '../exports/listen'
import type { BaseExport } from './base-export'
import { type Comparison, comparePictures, type Difference, verdict } from './comparison'
import { comparisonPage } from './comparison-page'
import { photograph } from './photograph'
import { type State, stateTitle } from './state'

const FOLDER = 'look/compare'

type Options = { expected: readonly string[]; selects: (title: string) => boolean }

/** Photographs the base twice and the current export once, and writes a page with the pictures that differ. */
export async function compareExports(
  browser: Browser,
  base: BaseExport,
  current: string,
  states: readonly State[],
  { expected, selects }: Options,
): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true })
  // The same origin for all of them, because the page that shares a list shows its own URL as a QR code.
  const port = await findFreePort()
  const take = (name: string, folder: string, shown: readonly State[]) => {
    console.log(`Photographing ${folder}…`)
    return photograph(browser, folder, shown, `${FOLDER}/${name}`, { port })
  }
  const before = await take('before', base.folder, states)
  const shown = states.filter((state) => !before.failures.has(stateTitle(state)))
  const again = await take('again', base.folder, shown)
  const after = await take('after', current, states)
  const comparison = comparePictures(before.pictures, again.pictures, after.pictures)
  const titles = new Set(states.map(stateTitle))
  const removed = base.titles.filter((title) => selects(title) && !titles.has(title))

  removeUnchanged(comparison)
  const failed = [...after.failures.keys()]
  writeFileSync(`${FOLDER}/index.html`, comparisonPage(comparison, removed, failed))
  report(comparison, removed)
  for (const [title, error] of before.failures) console.log(`The other commit cannot show ${title}: ${error}`)
  for (const [title, error] of after.failures) console.error(`${title} could not be shown: ${error}`)
  const { line, isPassed } = verdict(comparison, expected, failed.length)
  console.log(`Open ${FOLDER}/index.html`)
  console.log(line)
  process.exitCode = isPassed ? 0 : 1
}

/** Leaves the pictures that the page shows. */
function removeUnchanged({ differing, unstable }: Comparison) {
  const keep = (name: string, kept: readonly Difference[]) => {
    const files = new Set(kept.map(({ file }) => file))
    for (const file of readdirSync(`${FOLDER}/${name}`))
      if (!files.has(file)) rmSync(`${FOLDER}/${name}/${file}`)
  }
  keep('before', [...differing, ...unstable])
  keep('again', unstable)
  keep('after', differing)
}

function report({ differing, unstable, added }: Comparison, removed: readonly string[]) {
  const nameOf = ({ title, format }: Difference) => `${title}, ${format}`
  for (const [kind, names] of [
    ['Differs', differing.map(nameOf)],
    ['Unstable', unstable.map(nameOf)],
    ['New', added],
    ['Removed', removed],
  ] as const)
    for (const name of names) console.log(`${kind}: ${name}`)
}
