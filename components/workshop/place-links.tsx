import { site } from '@/lib/content/facts/site'
import { placeCard, placeLinks as texts } from '@/lib/content/places'
import { reach } from '@/lib/content/ui'
import { visitChoice } from '@/lib/content/visit'
import { telephoneLink, whatsAppLink } from '@/lib/url/telephone-link'

type Props = {
  place: {
    name: string
    phone?: string | undefined
    whatsapp?: string | undefined
    map?: string | undefined
    booking?: string | undefined
  }
  /** With the number itself, WhatsApp and online booking, where a visit is asked for. */
  isFull?: boolean
}

/** A place without a number has the shop’s. Pressing a link in an element with `data-place` chooses that place. */
export function PlaceLinks({ place, isFull = false }: Props) {
  const { name, phone = site.phone, whatsapp, map, booking } = place
  const link = `d-inline-flex align-items-center min-h-target fw-semibold${isFull ? ' fs-sm' : ''}`
  return (
    <p className="d-flex d-print-none flex-wrap column-gap-3-half m-0" data-place={name}>
      <a className={link} href={telephoneLink(phone)} aria-label={texts.callPlace(name, phone)}>
        {isFull ? reach.call(phone) : texts.call}
      </a>
      {isFull && whatsapp && (
        <a
          className={link}
          href={whatsAppLink(whatsapp)}
          data-channel="whatsapp"
          data-request={visitChoice.request}
          aria-label={placeCard.chatWith(name)}
        >
          {placeCard.whatsApp}
        </a>
      )}
      {isFull && booking && (
        <a
          className={link}
          href={booking}
          rel="noreferrer"
          aria-label={placeCard.bookAt(name, new URL(booking).host)}
        >
          {placeCard.bookOnline}
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
