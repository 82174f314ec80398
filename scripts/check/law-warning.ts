import { formatMonth } from '@/lib/config/format-month'
import type { Month } from '@/lib/config/sources'
import { dueLaws as texts } from '@/lib/content/carousel/command'
import { places } from '@/lib/content/facts/films/window-film/tint-laws'
import { isDue, outdatedFrom } from '@/lib/films/law-age'

/** Names the rows of the legal table that are due for a check; `null` while none is. */
export function lawWarning(now: Month): string | null {
  const due = places.filter(({ checkedOn }) => isDue(checkedOn, now))
  if (due.length === 0) return null
  const rows = due.map(({ name, checkedOn }) =>
    texts.row(name, formatMonth(checkedOn), formatMonth(outdatedFrom(checkedOn))),
  )
  return [texts.heading, ...rows].join('\n')
}
