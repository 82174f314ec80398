import { UNNAMED } from '@/lib/content/language'
import { characterCard as texts } from '@/lib/content/shop'
import { foldText } from '@/lib/parsing/fold-text'
import { idOf, isRecord, shortId, textOf } from '@/lib/parsing/record'
import { toShownUrl, urlOf } from '@/lib/url/shown-url'

export type Character = {
  /** Unique within one response. */
  id: string
  name: string
  /** The name as the filter compares it, computed once so that 100,000 of them are searched quickly. */
  foldedName: string
  /** A URL that is safe to load; `null` for the placeholder. */
  image: string | null
  ki: string
  race: string | null
  affiliation: string | null
}

// Enough of a URL to tell pictures apart; a data URL may be as long as a picture.
const IMAGE_CHARACTERS = 80

/** The service responds with a list, or with an object that has the list under `items`. */
export function entriesOf(payload: unknown): readonly unknown[] {
  const entries = isRecord(payload) ? payload.items : payload
  if (!Array.isArray(entries)) throw new TypeError('The response holds no list of characters')
  return entries
}

/** The ids in use, each with the number of its copies so far. */
export type UsedIds = Map<string, number>

/** `ids` has those of earlier entries; the new ones are added. */
export function toCharacters(
  payload: unknown,
  serviceUrl: string,
  pageUrl?: string,
  ids: UsedIds = new Map(),
): Character[] {
  return entriesOf(payload)
    .filter(isRecord)
    .map((entry) => {
      const character = toCharacter(entry, serviceUrl, pageUrl)
      const id = unusedId(idOf(entry), character, ids)
      return { id, ...character }
    })
}

function toCharacter(entry: unknown, serviceUrl: string, pageUrl?: string): Omit<Character, 'id'> {
  const name = textOf(entry, 'name', 'character') ?? UNNAMED
  return {
    name,
    foldedName: foldText(name),
    image: toShownUrl(urlOf(entry, 'image', 'img'), serviceUrl, pageUrl),
    ki: textOf(entry, 'ki', 'maxKi', 'power', 'powerLevel') ?? texts.noKi,
    race: textOf(entry, 'race', 'species'),
    affiliation: textOf(entry, 'affiliation', 'originPlanet'),
  }
}

type Named = Pick<Character, 'name' | 'image'>

/**
 * The number 1 and the text "1" are the same id. A duplicate, or an entry without an id, gets one from its name and
 * picture, as in the cart; its position could be another entry's in the next response.
 */
function unusedId(given: string | null, { name, image }: Named, ids: UsedIds): string {
  const isFree = given !== null && !ids.has(given)
  const wanted = isFree ? given : shortId(`${given ?? ''}~${name}~${image?.slice(-IMAGE_CHARACTERS) ?? ''}`)
  let copies = ids.get(wanted) ?? 0
  let id = wanted
  while (ids.has(id)) {
    copies += 1
    id = `${wanted}~${copies + 1}`
  }
  ids.set(wanted, copies)
  ids.set(id, 0)
  return id
}

/** The shop's limit of cards in the specification. */
export const SHOP_LIMIT = 12

/** Finds a substring regardless of case, accents and typographic variants. The limit applies to the matches. */
export function filterCharacters(characters: readonly Character[], term: string): Character[] {
  const wanted = foldText(term)
  return characters.filter(({ foldedName }) => foldedName.includes(wanted)).slice(0, SHOP_LIMIT)
}
