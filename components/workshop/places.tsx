import { contactPage } from '@/lib/content/enquiry/contact'
import { placesSection as texts } from '@/lib/content/workshop/places'
import { readWorkshop } from '@/lib/workshop/workshop-folder'
import { LocalTimeNote } from './local-time-note'
import { PlaceCard } from './place-card'
import styles from './places.module.scss'

/** Where and when, above the form of /contact. */
export function Places() {
  const { places = [], appointments } = readWorkshop() ?? {}
  if (places.length === 0) return null
  return (
    <>
      <p className="d-lg-none mb-3">
        <a className="d-inline-flex align-items-center min-h-target" href="#message">
          {texts.toForm}
        </a>
      </p>
      <section aria-label={texts.label}>
        <div className={places.length > 1 ? `${styles.places} ${styles.several}` : styles.places}>
          {places.map((place) => (
            <PlaceCard key={place.name} place={place} appointments={place.appointments ?? appointments} />
          ))}
        </div>
        <LocalTimeNote zones={places.map(({ timeZone }) => timeZone)} />
      </section>
      <h2 className="mt-5 pt-4" id="message" tabIndex={-1}>
        {texts.write}
      </h2>
      <p className="lead pt-2 mb-4">{contactPage.lead}</p>
    </>
  )
}
