import { IntentLink } from '@/components/ui/links'
import { placeLinks, visitUs as texts } from '@/lib/content/places'
import { inLanguage } from '@/lib/content/words'
import { asSentence, openingHoursOf } from '@/lib/workshop/hours'
import { readWorkshop } from '@/lib/workshop/workshop-folder'
import type { ShopPlace } from '@/lib/workshop/workshop-schema'
import { HoursTable } from './hours-table'
import { OpenLine } from './late-hours'
import { PlaceLinks } from './place-links'
import styles from './visit-us.module.scss'

/** More would make the home page longer than its other sections. */
const MOST_PLACES = 3

const LINK = 'act d-flex d-print-none align-items-center min-h-target fw-semibold'

/** Where the shop is and when it is open, on the home page. */
export function VisitUs() {
  const { places = [] } = readWorkshop() ?? {}
  if (places.length === 0) return null
  const shown = places.length > MOST_PLACES ? places.slice(0, 2) : places
  return (
    <section className={`${styles.band} bg-surface`} id="visit" aria-labelledby="visit-us">
      <div className="container">
        <div className="stack gap-3 gap-lg-4 cols-lg-2-10">
          <div>
            <h2 className="m-0 fs-xl" id="visit-us">
              {texts.heading}
            </h2>
            <IntentLink className={LINK} href="/appointment">
              {placeLinks.visit}
            </IntentLink>
            {shown.length < places.length && (
              <IntentLink className={LINK} href="/contact">
                {texts.all}
              </IntentLink>
            )}
          </div>
          <ul className={`${styles.places} stack gap-3-half gap-lg-4 list-unstyled`}>
            {shown.map((place) => (
              <li key={place.name}>
                <Place place={place} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function Place({ place }: { place: ShopPlace }) {
  const { name, address, doneHere } = place
  const hours = openingHoursOf(place)
  return (
    <>
      <h3 className="m-0 fs-base">{name}</h3>
      <div className={`${styles.state} min-h-line text-soft`}>
        <OpenLine hours={hours} />
      </div>
      <div className="unscripted p-0 fs-sm">
        <HoursTable hours={hours} builtOn={new Date().toISOString().slice(0, 10)} />
      </div>
      <p className="m-0 text-body-secondary fs-sm">
        {[`${address.lines[0]}, ${inLanguage(address.town)}`, doneHere && inLanguage(doneHere)]
          .filter((fact) => fact !== undefined)
          .map(asSentence)
          .join(' ')}
      </p>
      <PlaceLinks place={place} />
    </>
  )
}
