import { MAX_QUANTITY } from '@/lib/config/max-quantity'
import { toText } from '@/lib/parsing/text'
import { toShownUrl } from '@/lib/url/shown-url'

export type SharedLine = {
  id: string | null
  name: string
  image: string | null
  price: number
  quantity: number
}

const SERVICE = process.env.NEXT_PUBLIC_CHARACTERS_URL || ''

/** Serialises a line as documented in docs/contracts.md. Only shop pictures are included, without our origin. */
export function toWireLine({ id, name, image, price, quantity }: SharedLine, pageUrl: string) {
  const shown = shopPicture(image, pageUrl)
  const { origin } = new URL(pageUrl)
  return [id, name, shown?.startsWith(`${origin}/`) ? shown.slice(origin.length) : shown, price, quantity]
}

/** Returns `null` for an entry that `toWireLine` cannot produce. */
export function toSharedLine(entry: unknown, pageUrl: string): SharedLine | null {
  if (!Array.isArray(entry) || entry.length !== 5) return null
  const [id, name, image, price, quantity]: unknown[] = entry
  if (id !== null && !isPlainText(id)) return null
  if (!isPlainText(name)) return null
  if (typeof price !== 'number' || !Number.isFinite(price) || price < 0) return null
  if (!isQuantity(quantity)) return null
  const shown = typeof image === 'string' ? shopPicture(image, pageUrl) : null
  if (image !== null && shown === null) return null
  return { id, name, image: shown, price, quantity }
}

function isPlainText(value: unknown): value is string {
  return typeof value === 'string' && toText(value) === value
}

function isQuantity(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY
}

/** Allows only our origin and the catalogue's, so that no other host can track who opens the link. */
function shopPicture(image: string | null, pageUrl: string): string | null {
  const shown = toShownUrl(image, pageUrl, pageUrl)
  if (shown === null || shown.startsWith('data:')) return null
  const origins = [pageUrl, new URL(SERVICE, pageUrl).href].map((url) => new URL(url).origin)
  return origins.includes(new URL(shown).origin) ? shown : null
}
