import { UNNAMED } from '@/lib/content/unnamed'
import { addressOf } from '@/lib/outside/address'
import { toShownAddress } from '@/lib/outside/picture-address'
import { isRecord } from '@/lib/outside/record'
import { textOf } from '@/lib/outside/text'

export type Character = {
  /** Unique among those of one answer. */
  id: string
  name: string
  /** An address that may be shown; `null` stands for the placeholder. */
  image: string | null
  ki: string
  race: string | null
  affiliation: string | null
}

// More than any shop shows: what lies behind is not even looked at.
const MAX_ENTRIES = 5000

// Enough of an address to tell pictures apart; a data address may be as long as a picture.
const IMAGE_CHARACTERS = 80

/** The service answers with a list, or with an object holding it under `items`. */
export function toCharacters(payload: unknown, serviceUrl: string, pageUrl?: string): Character[] {
  const entries = isRecord(payload) ? payload.items : payload
  if (!Array.isArray(entries)) throw new TypeError('The answer holds no list of characters')
  const ids = new Set<string>()
  return entries
    .slice(0, MAX_ENTRIES)
    .filter(isRecord)
    .map((entry) => {
      const character = toCharacter(entry, serviceUrl, pageUrl)
      const id = unusedId(textOf(entry, 'id'), character, ids)
      ids.add(id)
      return { id, ...character }
    })
}

function toCharacter(entry: unknown, serviceUrl: string, pageUrl?: string): Omit<Character, 'id'> {
  return {
    name: textOf(entry, 'name', 'character') ?? UNNAMED,
    image: toShownAddress(addressOf(entry, 'image', 'img'), serviceUrl, pageUrl),
    ki: textOf(entry, 'ki', 'maxKi', 'power', 'powerLevel') ?? 'N/A',
    race: textOf(entry, 'race', 'species'),
    affiliation: textOf(entry, 'affiliation', 'originPlanet'),
  }
}

type Named = Pick<Character, 'name' | 'image'>

/**
 * The number 1 and the text "1" are one id. What comes second, or has none, is known by its name
 * and picture, as in the cart: its place may be another's in the next answer.
 */
function unusedId(given: string | null, { name, image }: Named, ids: ReadonlySet<string>): string {
  if (given !== null && !ids.has(given)) return given
  const own = `${given ?? ''}~${name}~${image?.slice(-IMAGE_CHARACTERS) ?? ''}`
  let id = own
  for (let copy = 2; ids.has(id); copy++) id = `${own}~${copy}`
  return id
}
