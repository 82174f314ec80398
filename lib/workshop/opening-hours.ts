import { inLanguage } from '@/lib/content/words'
import type { OpeningHours } from './hours'
import type { ShownSpecialDay } from './place-words'
import type { ShopPlace } from './workshop-schema'

/** The data of a place that the browser needs to say when it is open. */
export type ShownHours = Omit<OpeningHours, 'specialDays'> & {
  specialDays: readonly (OpeningHours['specialDays'][number] & Pick<ShownSpecialDay, 'note'>)[]
}

export const openingHoursOf = ({ timeZone, hours, specialDays }: ShopPlace): ShownHours => ({
  timeZone,
  hours,
  specialDays: specialDays.map(({ note, ...day }) => ({ ...day, note: note ? inLanguage(note) : '' })),
})
