import { foldAccents } from '@/lib/outside/fold-accents'
import type { Character } from './character'

/** As specified, the shop shows at most this many cards. */
export const SHOP_LIMIT = 12

/** First the filter, a substring without regard to case and accents; then the limit. */
export function filterCharacters(characters: readonly Character[], term: string): Character[] {
  const wanted = foldAccents(term.trim())
  const found: Character[] = []
  for (const character of characters) {
    if (found.length === SHOP_LIMIT) break
    if (foldAccents(character.name).includes(wanted)) found.push(character)
  }
  return found
}
