import { IntentLink } from '@/components/ui/links'
import { workRoute } from '@/lib/content/facts/site'
import { footerPlace as texts } from '@/lib/content/places'
import { inLanguage } from '@/lib/content/words'
import { workLink } from '@/lib/content/workshop'
import { openingHoursOf } from '@/lib/workshop/hours'
import { hasWork, readWorkshop } from '@/lib/workshop/workshop-folder'
import { OpenLine } from './late-hours'

/** The first place of the file in one line of the footer; never the visitor's nearest, which would need their location. */
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

/** On the film pages of a shop with pairs of pictures. */
export function WorkLink() {
  if (!hasWork()) return null
  return (
    <IntentLink className="act d-inline-grid align-items-center" href={workRoute}>
      {workLink}
    </IntentLink>
  )
}
