import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { resize } from './resize'

/** The width of a sheet between margins of one centimeter, at 96 pixels per inch. */
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
  const pdf = await print(page, format, side)
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

async function print(page: Page, format: Format, side: string): Promise<string> {
  const margin = { top: side, right: side, bottom: side, left: side }
  return (await page.pdf({ format, margin })).toString('latin1')
}

/** The text of each page of a real PDF, without the blanks between words that are only moved apart. */
export async function textOnPaper(page: Page, format: Format, side = '1cm'): Promise<string[]> {
  const pdf = await print(page, format, side)
  const objects = new Map(
    Array.from(pdf.matchAll(/(?:^|\n)(\d+) 0 obj([\s\S]*?)endobj/g), ([, id = '', body = '']) => [id, body]),
  )
  const streamOf = (id = '') => {
    const [, data] = objects.get(id)?.match(/stream\r?\n([\s\S]*?)\r?\nendstream/) ?? []
    return data === undefined ? '' : inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
  }
  const fontOf = (id: string) => readFont(streamOf(objects.get(id)?.match(/\/ToUnicode (\d+)/)?.[1]))
  return [...objects.values()]
    .filter((body) => /\/Type\s*\/Page\b/.test(body))
    .map((body) => {
      const names = body.matchAll(/\/(F\d+) (\d+) 0 R/g)
      const fonts = new Map(Array.from(names, ([, name = '', id = '']) => [name, fontOf(id)]))
      return textIn(streamOf(body.match(/\/Contents (\d+)/)?.[1]), fonts)
    })
}

/** How many hexadecimal digits a code has, and the letters by their codes. */
type Font = { digits: number; letters: ReadonlyMap<number, string> }

function readFont(table: string): Font {
  const letters = new Map<number, string>()
  const digits = table.match(/begincodespacerange\s*<(\w+)>/)?.[1]?.length ?? 4
  for (const [, kind, entries = ''] of table.matchAll(/begin(bfchar|bfrange)\n([\s\S]*?)endbf/g))
    for (const entry of entries.trim().split('\n')) {
      const [from = '', ...others] = Array.from(entry.matchAll(/<(\w+)>/g), ([, hex = '']) => hex)
      const [to = from, text = ''] = kind === 'bfchar' ? [from, ...others] : others
      const first = Number.parseInt(from, 16)
      for (let code = first; code <= Number.parseInt(to, 16); code++)
        letters.set(code, lettersOf(text, code - first))
    }
  return { digits, letters }
}

/** In UTF-16, because a ligature stands for several letters. Those of a range follow each other. */
const lettersOf = (hex: string, offset: number) =>
  String.fromCharCode(...Array.from(hex.matchAll(/.{4}/g), ([unit]) => Number.parseInt(unit, 16) + offset))

function textIn(content: string, fonts: ReadonlyMap<string, Font>): string {
  let font: Font | undefined
  let text = ''
  for (const [, name, codes = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|(<\w+>|\[[^\]]*\]) ?T[jJ]/g)) {
    if (name) font = fonts.get(name)
    for (const [, hex = ''] of codes.matchAll(/<(\w+)>/g))
      for (const [code] of hex.matchAll(new RegExp(`.{${font?.digits ?? 4}}`, 'g')))
        text += font?.letters.get(Number.parseInt(code, 16)) ?? ''
  }
  return text
}
