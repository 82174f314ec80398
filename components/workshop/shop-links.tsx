import { IntentLink } from '@/components/ui/links'
import { Reach } from '@/components/ui/reach'
import { workRoute } from '@/lib/content/facts/site'
import { placeLinks, footerPlace as texts } from '@/lib/content/places'
import { inLanguage } from '@/lib/content/words'
import { workLink } from '@/lib/content/workshop'
import { openingHoursOf } from '@/lib/workshop/hours'
import { hasWork, readWorkshop } from '@/lib/workshop/workshop-folder'
import { ChosenPlace, OpenLine } from './late-hours'
import { PlaceLinks } from './place-links'

/** The place that was chosen last, or the first. Never the nearest, which would need the visitor's position. */
export function OnePlace({ className = '' }: { className?: string }) {
  const { places = [] } = readWorkshop() ?? {}
  const shown = places.map((place) => (
    <div
      className={`d-flex d-print-none flex-wrap align-items-center column-gap-3-half ${className}`}
      key={place.name}
    >
      <b className="fw-semibold">{place.name}</b>
      <PlaceLinks place={place} />
    </div>
  ))
  return shown.length > 1 ? (
    <ChosenPlace names={places.map(({ name }) => name)}>{shown}</ChosenPlace>
  ) : (
    shown[0]
  )
}

/** The first place of the file in one line of the footer. */
export function FirstPlace() {
  const places = readWorkshop()?.places ?? []
  const [place] = places
  if (!place) return null
  const { name, address } = place
  return (
    <div className="first-place">
      <div className="d-flex flex-wrap align-items-center column-gap-3 row-gap-1 mt-4 fs-sm">
        <b className="fw-semibold">{name}</b>
        <span>{`${address.lines[0]}, ${inLanguage(address.town)}`}</span>
        <OpenLine hours={openingHoursOf(place)} />
        <IntentLink className="d-inline-flex align-items-center min-h-target" href="/contact">
          {places.length > 1 ? texts.all(places.length) : texts.details}
        </IntentLink>
      </div>
    </div>
  )
}

const LINK = 'act d-inline-grid d-print-none align-items-center'

/** At the end of a film page: one of the shop's places or the shop itself, how to ask for a visit, and its work. */
export function EndLinks() {
  const hasPlaces = (readWorkshop()?.places ?? []).length > 0
  return (
    <>
      <OnePlace />
      <Reach isText hasPhone={!hasPlaces} />
      <IntentLink className={LINK} href="/appointment">
        {placeLinks.visit}
      </IntentLink>
      {hasWork() && (
        <IntentLink className={LINK} href={workRoute}>
          {workLink}
        </IntentLink>
      )}
    </>
  )
}
