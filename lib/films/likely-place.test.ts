import { likelyPlace, placesOfZone, placeZones } from './likely-place'

test.each([
  ['America/Chicago', ['alabama', 'florida', 'north-dakota', 'texas'], undefined],
  ['America/New_York', ['florida', 'new-york'], undefined],
  ['America/Denver', ['north-dakota', 'texas'], undefined],
  ['America/North_Dakota/Center', ['north-dakota'], 'north-dakota'],
  ['America/Tijuana', ['mexico'], 'mexico'],
  ['Europe/London', ['united-kingdom'], 'united-kingdom'],
  ['Atlantic/Canary', ['spain'], 'spain'],
  ['Australia/Melbourne', ['victoria-australia'], 'victoria-australia'],
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
