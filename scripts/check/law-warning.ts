import { formatMonth } from '@/lib/config/format-month'
import type { Month } from '@/lib/config/sources'
import { places } from '@/lib/content/films/window-film/tint-laws'
import { isDue, outdatedFrom } from '@/lib/films/law-age'

/** Names the rows of the legal table that are due for a check; `null` while none is. */
export function lawWarning(now: Month): string | null {
  const due = places.filter(({ checkedOn }) => isDue(checkedOn, now))
  if (due.length === 0) return null
  const lines = due.map(({ name, checkedOn }) => {
    const end = formatMonth(outdatedFrom(checkedOn))
    return `  ${name}, checked in ${formatMonth(checkedOn)}; makes no claim from ${end}.`
  })
  return [
    'Warning: check these rows of lib/content/films/window-film/tint-laws.ts again, and set their `checkedOn`:',
    ...lines,
  ].join('\n')
}
