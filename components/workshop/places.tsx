import { SpriteIcon } from '@/components/ui/icon'
import { PartLink } from '@/components/ui/links'
import { placeCard, placeLinks, placesSection as texts } from '@/lib/content/places'
import { capitalized, detailsOf, inLanguage, LOCALE } from '@/lib/content/words'
import { telephoneLink, whatsAppLink } from '@/lib/url/telephone-link'
import { openingHoursOf } from '@/lib/workshop/hours'
import { readWorkshop, shopQuestions } from '@/lib/workshop/workshop-folder'
import type { Appointments, ShopPlace } from '@/lib/workshop/workshop-schema'
import { HoursTable } from './hours-table'
import { LiveHours, LocalTimeNote, OpenLine } from './late-hours'
import styles from './places.module.scss'

/** Where and when, above the form of /contact. A shop that names no places may say how to book. */
export function Places() {
  const { places = [], appointments } = readWorkshop() ?? {}
  const isOne = places.length === 1
  if (places.length === 0) return appointments && <Booking appointments={appointments} />
  return (
    <>
      <p className="d-lg-none d-print-none mb-3">
        <PartLink className="d-inline-flex align-items-center min-h-target" to="message">
          {texts.write}
        </PartLink>
      </p>
      <section aria-label={texts.label}>
        <div className={`d-grid gap-2-half ${isOne ? '' : `gap-lg-3-half cols-lg-2 ${styles.places}`}`}>
          {places.map((place) => (
            <PlaceCard
              key={place.name}
              place={place}
              appointments={place.appointments ?? appointments}
              columns={isOne ? 'cols-md-2' : 'cols-md-2 cols-lg-1 cols-xxl-2'}
            />
          ))}
        </div>
        <p className={`mt-2 mb-0 text-body-secondary fs-sm ${styles.note}`}>
          <LocalTimeNote zones={places.map(({ timeZone }) => timeZone)} />
        </p>
      </section>
      <h2 className="mt-5 pt-4 mb-4" id="message" tabIndex={-1}>
        {texts.write}
      </h2>
    </>
  )
}

type Props = { place: ShopPlace; appointments?: Appointments | undefined }

function PlaceCard({ place, appointments, columns }: Props & { columns: string }) {
  const { name, address, phone, whatsapp, map } = place
  const hours = openingHoursOf(place)
  const builtOn = new Date().toISOString().slice(0, 10)
  return (
    <article className="sheet-card padded" data-place={name}>
      <div className="d-flex flex-wrap justify-content-between align-items-baseline row-gap-1 column-gap-3-half pb-2 pb-xl-3 border-bottom">
        <h2 className="h3 m-0">{name}</h2>
        <div className={styles.state}>
          <OpenLine hours={hours} />
        </div>
      </div>
      <div className={`d-grid gap-3-half pt-3-half ${columns} ${styles.columns}`}>
        <div>
          <address className="m-0 fs-lg">
            {address.lines.map((line) => (
              <span className="d-block" key={line}>
                {line}
              </span>
            ))}
          </address>
          {(phone || whatsapp || map) && (
            <p className="d-flex flex-wrap gap-2 mt-3 mb-0">
              {phone && (
                <a
                  className="btn btn-primary flex-grow-1 flex-sm-grow-0"
                  href={telephoneLink(phone)}
                  aria-label={placeLinks.callPlace(name, phone)}
                >
                  <SpriteIcon name="telephone" /> <span className="numeric">{phone}</span>
                </a>
              )}
              {whatsapp && (
                <a
                  className="btn btn-line flex-grow-1 flex-sm-grow-0"
                  href={whatsAppLink(whatsapp)}
                  data-channel="whatsapp"
                  aria-label={placeCard.chatWith(name)}
                >
                  <SpriteIcon name="whatsapp" /> {placeCard.whatsApp}
                </a>
              )}
              {map && (
                <a
                  className="btn btn-line flex-grow-1 flex-sm-grow-0"
                  href={map}
                  rel="noreferrer"
                  aria-label={placeCard.mapOf(name, new URL(map).host)}
                >
                  <SpriteIcon name="addresses" /> {placeCard.map}
                </a>
              )}
            </p>
          )}
          <Facts place={place} appointments={appointments} />
        </div>
        <div className={styles.hours}>
          <LiveHours hours={hours} builtOn={builtOn}>
            <HoursTable hours={hours} builtOn={builtOn} />
          </LiveHours>
        </div>
      </div>
    </article>
  )
}

function Facts({ place: { name, doneHere, spoken }, appointments }: Props) {
  const names = new Intl.DisplayNames(LOCALE, { type: 'language' })
  const facts = [
    [placeCard.doneHere, doneHere && inLanguage(doneHere)],
    [placeCard.spoken, spoken && capitalized(detailsOf(spoken.map((code) => names.of(code) ?? code)))],
    [placeCard.booking, appointments && bookingWords(appointments)],
  ].filter(([, fact]) => fact)
  if (facts.length === 0) return null
  return (
    <>
      <dl className={`d-grid row-gap-2 column-gap-2-half mt-3-half mb-0 ${styles.facts}`}>
        {facts.map(([term, fact]) => (
          <div className={`d-grid span-all ${styles.fact}`} key={term}>
            <dt className="text-body-secondary fw-normal">{term}</dt>
            <dd className="m-0">{fact}</dd>
          </div>
        ))}
      </dl>
      {appointments && <BookingLink place={name} appointments={appointments} />}
    </>
  )
}

export function Booking({ appointments }: { appointments: Appointments }) {
  return (
    <div className="mb-3-half">
      <p className="m-0">
        <b className="fw-semibold">{placeCard.booking}:</b> {bookingWords(appointments)}
      </p>
      <BookingLink appointments={appointments} />
    </div>
  )
}

const bookingWords = ({ by, wait }: Appointments) => placeCard.bookBy(by, wait ? inLanguage(wait) : '')

/** `place` is its name, where there are several such links. */
function BookingLink({ appointments: { url }, place }: { appointments: Appointments; place?: string }) {
  return (
    url && (
      <p className="mt-2 mb-0">
        <a
          className="d-inline-flex align-items-center min-h-target"
          href={url}
          rel="noreferrer"
          aria-label={placeCard.bookAt(place, new URL(url).host)}
        >
          {placeCard.bookOnline}
        </a>
      </p>
    )
  )
}

/** The questions about the shop itself, below the form of /contact; those about a line are on its page. */
export function ShopQuestions() {
  const questions = Object.entries(shopQuestions())
  if (questions.length === 0) return null
  return (
    <section className={`d-grid gap-3 pt-5 cols-lg-5-7 ${styles.questions}`} aria-labelledby="questions">
      <h2 className="m-0" id="questions">
        {texts.questions}
      </h2>
      <div className="border-top">
        {questions.map(([id, { question, answer }]) => (
          <details className="border-bottom" key={id}>
            <summary className={`plus-summary py-2 ${styles.question}`}>{question}</summary>
            <p className="mb-3">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
