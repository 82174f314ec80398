import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { installDebianPackages } from '../browser/debian-packages'

const RESOLUTION = '72'
/** Between these margins a sheet of A4 is 718 px wide, as with the margins that most people print with. */
const MARGIN = '1cm'

const hasRenderer = () => spawnSync('pdftoppm', ['-v']).error === undefined

/** Whether sheets of paper can be shown: installs the program for it, or says how to. */
export function ensurePaper(): boolean {
  if (!hasRenderer()) installDebianPackages('poppler-utils')
  if (hasRenderer()) return true
  console.log(
    'Pages on paper are left out, because pdftoppm is missing. On Debian: apt install poppler-utils; on macOS: brew install poppler.',
  )
  return false
}

/** Prints a page to PDF and returns a picture of each sheet. */
export async function printedPages(page: Page, format: string): Promise<[name: string, png: Buffer][]> {
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN }
  const pdf = await page.pdf({ format, margin })
  const folder = mkdtempSync(join(tmpdir(), 'paper-'))
  try {
    const { status, stderr } = spawnSync('pdftoppm', ['-r', RESOLUTION, '-png', '-', join(folder, 'page')], {
      input: pdf,
    })
    if (status !== 0) throw new Error(`pdftoppm failed: ${stderr}`)
    return readdirSync(folder)
      .sort()
      .map((file, index) => [`${format}, page ${index + 1}`, readFileSync(join(folder, file))])
  } finally {
    rmSync(folder, { recursive: true })
  }
}
