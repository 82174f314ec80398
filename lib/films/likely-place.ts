import type { PlaceId } from '@/lib/content/facts/films/window-film/law-documents'
import { placeZones } from '@/lib/content/facts/films/window-film/place-zones'
import { isKeyOf } from '@/lib/parsing/record'

/** The places in a time zone; `undefined` if the zone says nothing about a place. */
export function placesOfZone(zone: string | undefined): readonly PlaceId[] | undefined {
  // `UTC`, `Etc/GMT+5` and `EST` are offsets.
  if (!zone?.includes('/') || zone.startsWith('Etc/')) return undefined
  return Object.keys(placeZones).filter(
    (id): id is PlaceId => isKeyOf(placeZones, id) && placeZones[id].includes(zone),
  )
}

/** The places in the device's time zone, which is not sent anywhere. */
export const likelyPlaces = () => placesOfZone(Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The only place in the device's time zone. */
export function likelyPlace(): PlaceId | undefined {
  const [place, another] = likelyPlaces() ?? []
  return another ? undefined : place
}
