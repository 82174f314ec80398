import { foldText } from '@/lib/parsing/fold-text'
import type { Character } from './read-characters'

/** As specified, the shop shows at most this many cards. */
export const SHOP_LIMIT = 12

/** First the filter, a substring regardless of case, accents and typographic variants; then the limit. */
export function filterCharacters(characters: readonly Character[], term: string): Character[] {
  const wanted = foldText(term)
  const found: Character[] = []
  for (const character of characters) {
    if (found.length === SHOP_LIMIT) break
    if (character.foldedName.includes(wanted)) found.push(character)
  }
  return found
}
