import { IntentLink } from '@/components/ui/links'
import { footerPlace as texts } from '@/lib/content/places'
import { inLanguage } from '@/lib/content/words'
import { openingHoursOf } from '@/lib/workshop/opening-hours'
import { readWorkshop } from '@/lib/workshop/workshop-folder'
import { LateOpenLine } from './late-open-line'

/** The first place of the file in one line of the footer; never the visitor's nearest, which would need their location. */
export function NearestPlace() {
  const places = readWorkshop()?.places ?? []
  const [place] = places
  if (!place) return null
  const { name, address } = place
  return (
    <div className="d-flex flex-wrap align-items-center column-gap-3 row-gap-1 mt-4 fs-sm">
      <b className="fw-semibold">{name}</b>
      <span>{`${address.lines[0]}, ${inLanguage(address.town)}`}</span>
      <LateOpenLine hours={openingHoursOf(place)} />
      <IntentLink className="d-inline-flex align-items-center min-h-target" href="/contact">
        {places.length > 1 ? texts.all(places.length) : texts.details}
      </IntentLink>
    </div>
  )
}
