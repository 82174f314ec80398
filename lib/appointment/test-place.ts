import type { VisitPlace } from './visit'

const OPEN = ['9:00-17:00']

/** A place of the shop that is open each day, and puts protection film on cars. */
export const placeNamed = (name: string, change: Partial<VisitPlace> = {}): VisitPlace => ({
  ...{ name, lines: ['ppf'], address: '14 Example Street', phone: '555 0101' },
  ...{ doneHere: '', wait: '', otherWay: null },
  hours: {
    timeZone: 'America/New_York',
    hours: {
      ...{ monday: OPEN, tuesday: OPEN, wednesday: OPEN, thursday: OPEN },
      ...{ friday: OPEN, saturday: OPEN, sunday: OPEN },
    },
    specialDays: [],
  },
  ...change,
})
