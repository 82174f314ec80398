import { foldText } from '@/lib/parsing/fold-text'
import type { Character } from './read-characters'

/** The shop's limit of cards in the specification. */
export const SHOP_LIMIT = 12

/** Finds a substring regardless of case, accents and typographic variants. The limit applies to the matches. */
export function filterCharacters(characters: readonly Character[], term: string): Character[] {
  const wanted = foldText(term)
  const found: Character[] = []
  for (const character of characters) {
    if (found.length === SHOP_LIMIT) break
    if (character.foldedName.includes(wanted)) found.push(character)
  }
  return found
}
