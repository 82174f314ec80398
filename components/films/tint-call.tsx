import { type ReactNode, useDeferredValue } from 'react'
import { ClosingCall } from '@/components/editorial/closing-call'
import { places } from '@/lib/content/facts/laws'
import { verdict as verdictTexts } from '@/lib/content/laws'
import { tintCall } from '@/lib/content/tint-parts'
import { glassChoice } from '@/lib/content/tint-tool'
import { lawAnswersOf } from '@/lib/films/describe-line'
import { tintedWindows, tintLines } from '@/lib/films/tint-tool'
import { useTint } from '@/lib/films/use-tint'
import { ClosingActions } from './closing-calls'
import { VehicleInItsShades } from './tint-scene'

/** Summarizes the choice at the end of the page, with the vehicle in its shades. */
export function OwnTintCall({ add }: { add: ReactNode }) {
  // Far below the slider, which must not wait for it.
  const tint = useDeferredValue(useTint())
  const place = places.find(({ id }) => id === tint.place)
  const ids = tintedWindows(tint)

  return (
    <ClosingCall
      title={
        ids.length === 0
          ? tintCall.emptyTitle
          : tintCall.title(tintCall.windowCount(ids.length), tint.vehicle.own)
      }
      text={
        ids.length === 0
          ? tintCall.emptyText
          : place
            ? tint.wrongGlass !== undefined
              ? glassChoice.fix
              : lawAnswersOf(tintLines(tint))
                  .map(({ text }) => text)
                  .join(' ')
            : `${verdictTexts.noPlace.lead}. ${verdictTexts.noPlace.text}`
      }
      actions={<ClosingActions words={tintCall} lines={tintLines(tint)} add={add} />}
    >
      <VehicleInItsShades tint={tint} />
    </ClosingCall>
  )
}
