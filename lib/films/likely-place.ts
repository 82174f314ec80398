import type { PlaceId } from '@/lib/content/facts/films'
import { isKeyOf } from '@/lib/parsing/record'

/** The places in a time zone; none for an offset, such as `UTC`, which says nothing about a place. */
export const placesOfZone = (zone: string): readonly PlaceId[] =>
  Object.keys(placeZones).filter(
    (id): id is PlaceId => isKeyOf(placeZones, id) && placeZones[id].includes(zone),
  )

/** Made once: that takes half a millisecond, and every render of the tool asks for the place. */
const clock = new Intl.DateTimeFormat()

/** The device's time zone, which is not sent anywhere. */
export const ownTimeZone = () => clock.resolvedOptions().timeZone

/** The only place in the device's time zone. */
export function likelyPlace(): PlaceId | undefined {
  const [place, another] = placesOfZone(ownTimeZone())
  return another ? undefined : place
}

/**
 * The time zones of each place.
 * Countries: https://data.iana.org/time-zones/tzdb/zone.tab. Parts of the United States:
 * https://www.ecfr.gov/current/title-49/subtitle-A/part-71, sections 71.4 to 71.8 (Florida west of the Apalachicola,
 * North Dakota's south-west and Texas around El Paso are in the next zone). Read in November 2026.
 */
export const placeZones: Readonly<Record<PlaceId, readonly string[]>> = {
  alabama: ['America/Chicago'],
  colombia: ['America/Bogota'],
  florida: ['America/New_York', 'America/Chicago'],
  france: ['Europe/Paris'],
  mexico: [
    'America/Mexico_City',
    'America/Cancun',
    'America/Merida',
    'America/Monterrey',
    'America/Matamoros',
    'America/Chihuahua',
    'America/Ciudad_Juarez',
    'America/Ojinaga',
    'America/Mazatlan',
    'America/Bahia_Banderas',
    'America/Hermosillo',
    'America/Tijuana',
  ],
  'new-york': ['America/New_York'],
  'new-zealand': ['Pacific/Auckland', 'Pacific/Chatham'],
  'north-dakota': [
    'America/Chicago',
    'America/Denver',
    'America/North_Dakota/Beulah',
    'America/North_Dakota/Center',
    'America/North_Dakota/New_Salem',
  ],
  portugal: ['Europe/Lisbon', 'Atlantic/Madeira', 'Atlantic/Azores'],
  spain: ['Europe/Madrid', 'Africa/Ceuta', 'Atlantic/Canary'],
  texas: ['America/Chicago', 'America/Denver'],
  'united-kingdom': ['Europe/London'],
  'victoria-australia': ['Australia/Melbourne'],
}
