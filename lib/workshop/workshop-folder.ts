import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asset } from '@/lib/config/asset'
import { shopCurrency } from '@/lib/config/price'
import type { FilmName, FinishId } from '@/lib/content/facts/films'
import { inLanguage } from '@/lib/content/words'
import { workshopCommand as texts } from '@/lib/content/workshop-check'
import { readPictures } from '@/lib/media/media-folder'
import { readText } from '@/lib/parsing/files'
import type { PriceList } from '@/lib/prices/prices'
import { checkWorkshop, WORKSHOP_FILE } from './check-workshop'
import { priceListOf } from './price-list'
import type { Workshop } from './workshop-schema'

/** The flows and `SHOP_FOLDER=docs/examples npm run dev` use another folder. */
export const workshopFolder = () => process.env.SHOP_FOLDER || 'public/shop'

export const workshopFile = () => join(workshopFolder(), WORKSHOP_FILE)

/** The shop's own facts for the build; `null` without the file. Throws an error with all problems. */
export function readWorkshop(): Workshop | null {
  const file = workshopFile()
  if (!existsSync(file)) {
    if (process.env.SHOP_FOLDER) throw new Error(texts.notThere(file))
    return null
  }
  const text = readText(file, { isFolder: texts.isFolder(file), otherEncoding: texts.otherEncoding(file) })
  const { workshop, problems } = checkWorkshop(text, readPictures(workshopFolder()), shopCurrency)
  if (!workshop) throw new Error(problems.join('\n'))
  return workshop
}

/** Whether the site has the page /work. */
export const hasWork = () => Boolean(readWorkshop()?.work.length)

/** The shop's prices for the page's tools and lists; `null` without any that are current. */
export function shopPrices(): PriceList | null {
  const prices = readWorkshop()?.prices
  return prices ? priceListOf(prices, new Date().toISOString().slice(0, 10)) : null
}

/** The finishes of protection film that visitors may wish for. */
export const shopFinishes = (): readonly FinishId[] => readWorkshop()?.finishes ?? []

/** The shop's own questions about a line, or about the shop itself. */
export function shopQuestions(line?: FilmName) {
  const questions = readWorkshop()?.questions.filter((each) => each.line === line) ?? []
  return Object.fromEntries(
    questions.map(({ question, answer }, i) => [
      `shop-${i}`,
      { question: inLanguage(question), answer: inLanguage(answer) },
    ]),
  )
}

/** The widths of the lighter copies that the build makes. */
export const COPY_WIDTHS = [800, 1200] as const

/** With the ending of the picture, because car.jpg and car.png may be a pair. */
export const copyName = (file: string, width: number) => `${file}-${width}.webp`

/** The URLs of a picture. In development there are no copies, and the example's pictures are not served. */
export function workPicture(file: string): { src: string; srcSet?: string } {
  if (process.env.NODE_ENV === 'development' && process.env.SHOP_FOLDER)
    return { src: `data:image/jpeg;base64,${readFileSync(join(workshopFolder(), file)).toString('base64')}` }
  const src = asset(`/shop/${file}`)
  if (process.env.NODE_ENV === 'development') return { src }
  const copies = COPY_WIDTHS.map((width) => `${asset(`/shop/${copyName(file, width)}`)} ${width}w`)
  return { src, srcSet: copies.join(', ') }
}
