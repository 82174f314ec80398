import { type Character, toCharacters } from './character'
import { readText } from './read-text'

/** One deadline for the whole exchange, the body included. */
const DEADLINE_MS = 8000

/**
 * Without headers the request needs no preflight. The preload in app/shop/page.tsx is reused only by a fetch with the
 * same credentials mode; this one sends no cookies to other origins.
 */
const REQUEST = { credentials: 'same-origin', referrerPolicy: 'no-referrer' } as const

// Browsers cache some failures, a permanent redirect for ever, so a retry must bypass the cache.
let hasFailed = false

export async function fetchCharacters(url: string): Promise<Character[]> {
  const cache = hasFailed ? 'reload' : 'default'
  hasFailed = true
  const response = await fetch(url, { ...REQUEST, cache, signal: AbortSignal.timeout(DEADLINE_MS) })
  if (!response.ok) throw new Error('The characters service refuses', { cause: response.status })
  const characters = toCharacters(JSON.parse(await readText(response)), url)
  hasFailed = false
  return characters
}
