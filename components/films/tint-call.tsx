import { type ReactNode, useDeferredValue } from 'react'
import { ClosingCall } from '@/components/editorial/closing-call'
import { places } from '@/lib/content/facts/laws'
import { verdict as verdictTexts } from '@/lib/content/laws'
import { tintCall } from '@/lib/content/tint-parts'
import { glassChoice, tintTool as texts } from '@/lib/content/tint-tool'
import { summaryOf, tintedWindows, tintLines, verdictsOf } from '@/lib/films/tint-tool'
import { useMonth, useTint } from '@/lib/films/use-tint'
import { ClosingActions } from './closing-actions'
import { VehicleInItsShades } from './tint-scene'

/** Summarizes the choice at the end of the page, with the vehicle in its shades. */
export function OwnTintCall({ add }: { add: ReactNode }) {
  // Far below the slider, which must not wait for it.
  const tint = useDeferredValue(useTint())
  const now = useMonth()
  const place = places.find(({ id }) => id === tint.place)
  const ids = tintedWindows(tint)

  return (
    <ClosingCall
      title={
        ids.length === 0
          ? tintCall.emptyTitle
          : tintCall.title(texts.windowCount(ids.length), tint.vehicle.own)
      }
      text={
        ids.length === 0
          ? tintCall.emptyText
          : place
            ? tint.wrongGlass !== undefined
              ? glassChoice.fix
              : summaryOf(ids, place, verdictsOf(tint, place, now))
            : `${verdictTexts.noPlace.lead} ${verdictTexts.noPlace.text}`
      }
      actions={<ClosingActions change={tintCall.change} lines={tintLines(tint)} add={add} />}
    >
      <VehicleInItsShades tint={tint} />
    </ClosingCall>
  )
}
