import { readGlass } from '@/components/films/glass-choice'
import { toAddresses } from '@/lib/account/address'
import { readBackup } from '@/lib/account/backup'
import { toDateLanguage, toSettings } from '@/lib/account/settings-store'
import { toWishes } from '@/lib/account/wishlist-store'
import { toWarrantyRecords } from '@/lib/appointment/warranty'
import { checkCarousel } from '@/lib/carousel/check/check-carousel'
import { toCartItem, toCartLines } from '@/lib/cart/cart'
import { isCalendarDay } from '@/lib/config/dates'
import { toUnits } from '@/lib/config/units'
import { toFavourites } from '@/lib/favourites/favourites'
import { readLine } from '@/lib/films/film-line'
import { isFilmUrl } from '@/lib/films/film-url'
import { readBoat } from '@/lib/films/hull'
import { readParts } from '@/lib/films/parts'
import { toVehicleName } from '@/lib/films/vehicle-name'
import { readOffer, toNote } from '@/lib/offer/offer'
import { foldText } from '@/lib/parsing/fold-text'
import { parseJsonWithLines } from '@/lib/parsing/json-with-lines'
import { readMeasure } from '@/lib/parsing/measure'
import { readCount, readNumber } from '@/lib/parsing/numbers'
import { isBlank, isUnprintable, parseJson, printable, shortId, toText } from '@/lib/parsing/record'
import { nearest } from '@/lib/parsing/schema-findings'
import { readPriceChange } from '@/lib/products/bulk'
import { readCsv } from '@/lib/products/csv'
import { findColumns } from '@/lib/products/import-columns'
import { readTable } from '@/lib/products/import-file'
import { readJsonLines } from '@/lib/products/import-json'
import { readProduct, toProduct, toProducts } from '@/lib/products/product'
import { fromBase64Url, packWords, readFragment, unpackWords } from '@/lib/quote/link-text'
import { toQuote, toQuoteCoupon } from '@/lib/quote/quote'
import { fromSharedJson, readSharedQuote, toSharedLine } from '@/lib/quote/shared-quote'
import { readVehicles } from '@/lib/quote/shared-vehicles'
import { toSession } from '@/lib/session/session'
import { toCharacters } from '@/lib/shop/characters'
import { toDrafts, toTyped } from '@/lib/storage/visit-drafts'
import { cleanName } from '@/lib/studio/read-files'
import { readSlides } from '@/lib/studio/slides'
import { mailLink } from '@/lib/url/mail-link'
import { toShownUrl } from '@/lib/url/shown-url'
import { checkWorkshop } from '@/lib/workshop/check-workshop'
import { readPeriod } from '@/lib/workshop/hours'

export const PAGE = 'https://shop.example/contact'

const FIELDS = 'name price stock image text href code desc installer product date label'.split(' ')

/** An entry whose fields all hold the text, except the id: its checksum is slow here, and `shortId` is measured alone. */
const entry = (text: string) => {
  return { ...Object.fromEntries(FIELDS.map((field) => [field, text])), id: '1', kind: 'tint' }
}

/** Every exported reader of text from people, files, services, links or storage. */
export const readers: Record<string, (text: string) => unknown> = {
  ...{ foldText, fromBase64Url, isBlank, isCalendarDay, isFilmUrl, isUnprintable, packWords, parseJson },
  ...{ printable, readBackup, readCount, readCsv, readGlass, readJsonLines, readNumber, readPeriod },
  ...{
    readPriceChange,
    readSlides,
    readTable,
    shortId,
    toDateLanguage,
    toNote,
    toText,
    toUnits,
    toVehicleName,
    unpackWords,
  },
  checkCarousel: (text) => checkCarousel(text, new Map()),
  checkWorkshop: (text) => checkWorkshop(text, new Map(), 'USD'),
  cleanName: (text) => cleanName(text, ''),
  findColumns: (text) => findColumns([text]),
  mailLink: (text) => mailLink('shop@example.com', { subject: text, written: text }),
  nearest: (text) => nearest(text, ['ppf.mp4', 'window-film.mp4']),
  parseJsonWithLines: (text) => parseJsonWithLines(text),
  readBoat: (text) => readBoat(() => text),
  readLine: (text) => readLine(`/ppf?${text}`),
  readMeasure: (text) => readMeasure(text, 'm'),
  readParts: (text) => readParts([], text),
  readProduct: (text) => readProduct(() => text),
  fromSharedJson: (text) => fromSharedJson([[[text, text, null, 1, 1]], [['sedan', [text], text]]], PAGE),
  readFragment: (text) => readFragment(`#quote=3.${text}`, '#quote=', ['3']),
  readOffer: (text) => readOffer(`#offer=${text}`, PAGE, '2026-11-28'),
  readSharedQuote: (text) => readSharedQuote(`#quote=${text}`, PAGE),
  readVehicles: (text) => readVehicles([[text, [text], text, text, text]]),
  toAddresses: (text) => toAddresses([entry(text)]),
  toCartItem: (text) => toCartItem(entry(text)),
  toCartLines: (text) => toCartLines([{ ...entry(text), quantity: 1 }]),
  toCharacters: (text) => toCharacters([entry(text)], PAGE, PAGE),
  toDrafts: (text) => toDrafts({ contact: { message: text } }),
  toFavourites: (text) => toFavourites([entry(text)]),
  toProduct: (text) => toProduct(entry(text)),
  toProducts: (text) => toProducts([entry(text)]),
  toQuote: (text) => toQuote([entry(text)]),
  toQuoteCoupon: (text) => toQuoteCoupon(entry(text)),
  toSession: (text) => toSession({ email: text, role: 'user' }, text, text),
  toTyped: (text) => toTyped({ name: text }),
  toSettings: (text) => toSettings(entry(text)),
  toSharedLine: (text) => toSharedLine([text, text, text, 1, 1], PAGE),
  toShownUrl: (text) => toShownUrl(text, PAGE),
  toWarrantyRecords: (text) => toWarrantyRecords([entry(text)]),
  toWishes: (text) => toWishes([{ ...entry(text), price: 1 }]),
}
