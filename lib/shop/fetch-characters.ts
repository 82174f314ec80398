import { DEADLINE_MS } from '@/lib/browser/browser'
import { asset } from '@/lib/config/asset'
import { type Character, entriesOf, toCharacters, type UsedIds } from './characters'

/**
 * Without headers the request needs no preflight. The preload in app/shop/page.tsx is reused only by a fetch with the
 * same credentials mode; this one sends no cookies to other origins.
 */
const REQUEST = { credentials: 'same-origin', referrerPolicy: 'no-referrer' } as const

// Browsers cache some failures, such as permanent redirects, so a retry must bypass the cache.
let hasFailed = false

export async function fetchCharacters(url: string): Promise<Character[]> {
  const cache = hasFailed ? 'reload' : 'default'
  hasFailed = true
  // One deadline for the whole exchange, the body included.
  const response = await fetch(url, { ...REQUEST, cache, signal: AbortSignal.timeout(DEADLINE_MS) })
  if (!response.ok) throw new Error('The characters service refused the request', { cause: response.status })
  const characters = await readEntries(entriesOf(JSON.parse(await readText(response))), url)
  hasFailed = false
  return characters
}

/** The cause of a refused request is its status, of which only 429 and 5xx can be temporary. */
export const isWorthRetrying = ({ cause }: Error) =>
  typeof cause !== 'number' || cause === 429 || cause >= 500

const ENTRIES_AT_ONCE = 5000

/** Pauses between parts of a large catalog, so that reading it does not block the page. */
async function readEntries(entries: readonly unknown[], url: string): Promise<Character[]> {
  const ids: UsedIds = new Map()
  const characters: Character[] = []
  for (let start = 0; start < entries.length; start += ENTRIES_AT_ONCE) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve))
    const part = entries.slice(start, start + ENTRIES_AT_ONCE)
    characters.push(...toCharacters(part, url, undefined, ids))
  }
  return characters
}

const MAX_BYTES = 5_000_000

/** Reads the body as UTF-8, whatever the headers declare; rejects one that is too long for a catalog. */
async function readText(response: Response): Promise<string> {
  if (!response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.length
    if (bytes > MAX_BYTES) {
      await reader.cancel()
      throw new RangeError('The response is too long')
    }
    text += decoder.decode(value, { stream: true })
  }
}

const CONFIGURED = process.env.NEXT_PUBLIC_CHARACTERS_URL

/** The sample catalog in `public`, used when NEXT_PUBLIC_CHARACTERS_URL is not set. */
export const SAMPLE_CATALOGUE = '/characters/characters.json'

export const isSample = !CONFIGURED

export const CHARACTERS_URL = CONFIGURED || asset(SAMPLE_CATALOGUE)
