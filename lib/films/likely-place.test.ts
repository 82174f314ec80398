import { likelyPlace, placesOfZone, placeZones } from './likely-place'

test.each([
  ['America/Chicago', ['alabama', 'florida', 'north-dakota', 'texas']],
  ['Europe/London', ['united-kingdom']],
  ['Europe/Berlin', []],
])('the time zone %s fits %j', (zone, places) => {
  expect(placesOfZone(zone)).toEqual(places)
})

test.each([
  ['Pacific/Chatham', 'new-zealand'],
  ['America/Chicago', undefined],
  ['Europe/Berlin', undefined],
])('in the time zone %s the likely place is %s', (timeZone, place) => {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
  expect(likelyPlace()).toBe(place)
})

test('every time zone is one that browsers know', () => {
  const zones = Object.values(placeZones).flat()
  expect(zones.length).toBeGreaterThan(20)
  for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
})
