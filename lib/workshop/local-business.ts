import type { LocalBusiness } from 'schema-dts'
import { inLanguage } from '@/lib/content/words'
import { formatTime, periodsOf, weekdays } from './hours'
import type { ShopPlace } from './workshop-schema'

const DAYS = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const
/** `08:00`. Search engines read no 24:00. */
const timeOf = (minutes: number) => formatTime(Math.min(minutes, 24 * 60 - 1)).padStart(5, '0')

type Shop = {
  name: string
  organisationId: string
  idOf: (place: string) => string
  /** The page that shows the places. */
  url: string
  image: string
}

/** A place for search engines, with its weekly hours and its special days. */
export function localBusiness(place: ShopPlace, shop: Shop): LocalBusiness {
  const { name, address, phone, map, coordinates, hours, specialDays } = place
  const opening = (text: readonly string[]) =>
    periodsOf(text).map(({ from, to }) => ({ opens: timeOf(from), closes: timeOf(to) }))
  return {
    '@type': 'LocalBusiness',
    '@id': shop.idOf(name),
    url: shop.url,
    image: shop.image,
    name: `${shop.name} ${name}`,
    parentOrganization: { '@id': shop.organisationId },
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.lines[0] ?? '',
      addressLocality: inLanguage(address.town),
      addressCountry: address.country,
      ...(address.region && { addressRegion: inLanguage(address.region) }),
      ...(address.postcode && { postalCode: inLanguage(address.postcode) }),
    },
    ...(phone && { telephone: phone }),
    ...(map && { hasMap: map }),
    ...(coordinates && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
    openingHoursSpecification: weekdays.flatMap((day) =>
      opening(hours[day]).map((times) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: `https://schema.org/${DAYS[day]}` as const,
        ...times,
      })),
    ),
    specialOpeningHoursSpecification: specialDays.flatMap(({ from, to = from, hours: own }) =>
      (own ? (own.length > 0 ? opening(own) : [{ opens: '00:00', closes: '00:00' }]) : []).map((times) => ({
        '@type': 'OpeningHoursSpecification' as const,
        validFrom: from,
        validThrough: to,
        ...times,
      })),
    ),
  }
}
