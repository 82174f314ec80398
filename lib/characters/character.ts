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

/** The service answers with a list, or with an object holding it under `items`. */
export function toCharacters(payload: unknown, serviceUrl: string): Character[] {
  const entries = isRecord(payload) && Object.hasOwn(payload, 'items') ? payload.items : payload
  if (!Array.isArray(entries)) throw new TypeError('The answer holds no list of characters')
  const ids = new Set<string>()
  return entries
    .slice(0, MAX_ENTRIES)
    .filter(isRecord)
    .map((entry, index) => {
      const id = unusedId(textOf(entry, 'id'), index, ids)
      ids.add(id)
      return toCharacter(entry, id, serviceUrl)
    })
}

function toCharacter(entry: unknown, id: string, serviceUrl: string): Character {
  return {
    id,
    name: textOf(entry, 'name', 'character') ?? UNNAMED,
    image: toShownAddress(addressOf(entry, 'image', 'img'), serviceUrl),
    ki: textOf(entry, 'ki', 'maxKi', 'power', 'powerLevel') ?? 'N/A',
    race: textOf(entry, 'race', 'species'),
    affiliation: textOf(entry, 'affiliation', 'originPlanet'),
  }
}

/** The number 1 and the text "1" are one id: what comes second, or has none, is told apart by its place. */
function unusedId(given: string | null, index: number, ids: ReadonlySet<string>): string {
  let id = given ?? `entry-${index}`
  while (ids.has(id)) id = `${id}~${index}`
  return id
}
