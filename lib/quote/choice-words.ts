import { filmGroups as texts } from '@/lib/content/quote'
import { listOf } from '@/lib/content/words'
import { describeLine } from '@/lib/films/describe-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { setsOf } from './groups'

/** What can be chosen of lines that overlap: `One of these two.`, or which of them fit together. */
export function choiceWords(choice: readonly FilmUrl[]): string {
  const sets = setsOf(choice)
  return sets.every((set) => set.length === 1) ? texts.oneOf(choice.length) : texts.oneSet(sets.map(setWords))
}

/** `“Hood” and “Trunk”`, or `“Hood + Trunk”` for one line with both. */
const setWords = (set: readonly FilmUrl[]) =>
  listOf(set.map((line) => texts.quoted(describeLine(line)?.brief ?? '')))
