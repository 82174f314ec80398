import { Fragment, type ReactNode } from 'react'
import { readWorkshop } from '@/lib/workshop/workshop-folder'
import type { ShopPlace } from '@/lib/workshop/workshop-schema'
import { ChosenPlace } from './late-hours'
import { PlaceLinks } from './place-links'

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
