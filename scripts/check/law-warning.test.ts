import { places } from '@/lib/content/facts/films/window-film/tint-laws'
import { lawWarning } from './law-warning'

test('there is no warning for ten months', () => {
  expect(lawWarning('2027-08')).toBeNull()
})

test.each(['2027-09', '2028-01'])(
  'in %s every row is named, with the month from which it makes no claim',
  (now) => {
    for (const { name } of places)
      expect(lawWarning(now)).toContain(
        `  ${name}, checked in November 2026; its limits are hidden from November 2027.`,
      )
  },
)
