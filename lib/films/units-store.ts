import { toUnits, UNITS_KEY, type Units, unitsOfLanguage } from '@/lib/config/units'
import { LOCALE } from '@/lib/content/words'
import { createStoredValue } from '@/lib/storage/stored-value'

/** What the exported HTML shows before the browser is asked, and without JavaScript. */
export const PAGE_UNITS = unitsOfLanguage(LOCALE)

/** `null` until the visitor chooses. */
const chosen = createStoredValue<Units | null>({
  keys: [UNITS_KEY],
  decode: ([text]) => toUnits(text),
  encode: (units) => [units],
})

let hinted: Units | null = null

/** The visitor's choice, otherwise the units of a shared link, otherwise those of the browser's language. */
export const unitsStore = {
  subscribe: chosen.subscribe,
  get: (): Units => chosen.get() ?? hinted ?? unitsOfLanguage(navigator.language),
  set: chosen.set,
}

/** Keeps the units of a shared link for this visit. They never replace the visitor's own choice. */
export function hintUnits(units: Units | null) {
  hinted = units
  // Notifies the listeners.
  chosen.set(chosen.get())
}
