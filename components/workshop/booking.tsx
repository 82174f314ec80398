import { placeCard as texts } from '@/lib/content/places'
import { inLanguage } from '@/lib/content/words'
import type { Appointments } from '@/lib/workshop/workshop-schema'

export const bookingWords = ({ by, wait }: Appointments) => texts.bookBy(by, wait ? inLanguage(wait) : '')

type Props = {
  appointments: Appointments
  /** The name of the place, where there are several such links. */
  place?: string
}

export function BookingLink({ appointments: { url }, place }: Props) {
  return (
    url && (
      <p className="mt-2 mb-0">
        <a
          className="d-inline-flex align-items-center min-h-target"
          href={url}
          rel="noreferrer"
          aria-label={texts.bookAt(place, new URL(url).host)}
        >
          {texts.bookOnline}
        </a>
      </p>
    )
  )
}

/** How to book at a shop that names no places, above the form of /contact. */
export function Booking({ appointments }: Props) {
  return (
    <div className="mb-3-half">
      <p className="m-0">
        <b className="fw-semibold">{texts.booking}:</b> {bookingWords(appointments)}
      </p>
      <BookingLink appointments={appointments} />
    </div>
  )
}
