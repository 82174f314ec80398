import { Fragment, type ReactNode } from 'react'
import { placeLinks as texts } from '@/lib/content/places'
import { telephoneLink } from '@/lib/url/telephone-link'
import { readWorkshop } from '@/lib/workshop/workshop-folder'
import type { ShopPlace } from '@/lib/workshop/workshop-schema'
import { ChosenPlace } from './late-hours'

/** One place of the shop: the one chosen last, or the first. Never the nearest, which would need the visitor's position. */
export function OnePlace({ children }: { children: (place: ShopPlace) => ReactNode }) {
  const { places = [] } = readWorkshop() ?? {}
  const shown = places.map((place) => <Fragment key={place.name}>{children(place)}</Fragment>)
  return shown.length > 1 ? (
    <ChosenPlace names={places.map(({ name }) => name)}>{shown}</ChosenPlace>
  ) : (
    shown[0]
  )
}

/** Pressing a link in an element with `data-place` chooses that place. */
export function PlaceLinks({ place: { name, phone, map } }: { place: ShopPlace }) {
  const link = 'd-inline-flex align-items-center min-h-target fw-semibold'
  return (
    <p className="d-flex flex-wrap column-gap-3-half m-0" data-place={name}>
      {phone && (
        <a className={link} href={telephoneLink(phone)} aria-label={texts.callPlace(name, phone)}>
          {texts.call}
        </a>
      )}
      {map && (
        <a
          className={link}
          href={map}
          rel="noreferrer"
          aria-label={texts.directionsTo(name, new URL(map).host)}
        >
          {texts.directions}
        </a>
      )}
    </p>
  )
}

export const NamedPlace = ({ place }: { place: ShopPlace }) => (
  <div className="d-flex flex-wrap align-items-center column-gap-3-half">
    <b className="fw-semibold">{place.name}</b>
    <PlaceLinks place={place} />
  </div>
)

/** In the menu of a phone. */
export function MenuPlace() {
  return (
    <OnePlace>
      {(place) => (
        <div className="d-lg-none mt-3">
          <NamedPlace place={place} />
        </div>
      )}
    </OnePlace>
  )
}
