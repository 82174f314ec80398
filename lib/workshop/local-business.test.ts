import { weekdays } from './hours'
import { localBusiness } from './local-business'
import { readWorkshop } from './workshop-folder'

afterEach(() => void delete process.env.SHOP_FOLDER)

function northside(change = {}) {
  process.env.SHOP_FOLDER = 'docs/examples'
  const [place] = readWorkshop()?.places ?? []
  if (!place) throw new Error('The example has no place.')
  const shop = {
    name: 'Tersa',
    organisationId: 'https://tersa.example/#shop',
    idOf: (name: string) => `https://tersa.example/#${name}`,
    url: 'https://tersa.example/contact',
    image: 'https://tersa.example/og.jpg',
  }
  return localBusiness({ ...place, ...change }, shop)
}

test('search engines get a place with each period of the week, and no closed day', () => {
  const place = northside()
  expect(place).toMatchObject({
    '@type': 'LocalBusiness',
    '@id': 'https://tersa.example/#Northside',
    url: 'https://tersa.example/contact',
    image: 'https://tersa.example/og.jpg',
    name: 'Tersa Northside',
    parentOrganization: { '@id': 'https://tersa.example/#shop' },
    address: {
      '@type': 'PostalAddress',
      streetAddress: '14 Example Street',
      addressLocality: 'Springfield',
      addressRegion: 'EX',
      postalCode: '00000',
      addressCountry: 'US',
    },
    telephone: '555 0101',
    hasMap: 'https://maps.example/northside',
    geo: { '@type': 'GeoCoordinates', latitude: 40.01, longitude: -83.02 },
  })
  const hours = JSON.stringify(place)
  expect(hours.match(/dayOfWeek/g)).toHaveLength(11)
  expect(hours).not.toContain('Sunday')
})

test('special days take precedence over the week; a closed one opens and closes at midnight', () => {
  const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' }
  expect(northside()).toHaveProperty('specialOpeningHoursSpecification', [
    { ...closed, validFrom: '2026-11-26', validThrough: '2026-11-26' },
    { ...closed, validFrom: '2026-12-24', validThrough: '2027-01-01' },
  ])
})

test('every time is one that search engines read', () => {
  const hours = Object.fromEntries(weekdays.map((day) => [day, ['0:00-24:00']]))
  const found = JSON.stringify(northside({ hours })).matchAll(/"(?:opens|closes)":"([^"]+)"/g)
  const times = Array.from(found, ([, time]) => time)
  expect(times).toContain('23:59')
  for (const time of times) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
})
