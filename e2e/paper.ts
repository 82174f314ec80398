import type { Page } from '@playwright/test'
import { resize } from './resize'

/** The width of a sheet between margins of one centimetre, at 96 pixels per inch. */
const WIDTHS = { A4: 718, Letter: 740 }

export const formats = ['A4', 'Letter'] as const

type Format = keyof typeof WIDTHS

/** Lays the page out as the browser does to print it. */
export async function layOutOnPaper(page: Page, format: Format) {
  await page.emulateMedia({ media: 'print' })
  await resize(page, WIDTHS[format])
}

/** Counts the pages of a real PDF, which only Chromium writes. */
export async function pagesOnPaper(page: Page, format: Format, side = '1cm'): Promise<number> {
  const margin = { top: side, right: side, bottom: side, left: side }
  const pdf = (await page.pdf({ format, margin })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
