import { likelyPlace, placesOfZone, placeZones } from './likely-place'

test.each([
  ['America/Chicago', ['alabama', 'florida', 'north-dakota', 'texas'], undefined],
  ['Pacific/Chatham', ['new-zealand'], 'new-zealand'],
  ['Europe/Berlin', [], undefined],
])('the time zone %s fits %j; the likely place is %s', (timeZone, places, place) => {
  expect(placesOfZone(timeZone)).toEqual(places)
  const options = new Intl.DateTimeFormat().resolvedOptions()
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
  expect(likelyPlace()).toBe(place)
})

test('every time zone is one that browsers know', () => {
  const zones = Object.values(placeZones).flat()
  expect(zones.length).toBeGreaterThan(20)
  for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
})
