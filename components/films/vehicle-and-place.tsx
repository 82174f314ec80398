import { type ReactNode, useState } from 'react'
import { ChoiceField } from '@/components/ui/choice-field'
import { SpriteIcon } from '@/components/ui/icon'
import { IntentLink } from '@/components/ui/links'
import { afterFrame } from '@/lib/browser/browser'
import { useBrowserValue } from '@/lib/browser/use-browser-value'
import type { PlaceId } from '@/lib/content/facts/films'
import { type Place, places } from '@/lib/content/facts/laws'
import { messageRoute } from '@/lib/content/facts/site'
import { placePicker as texts } from '@/lib/content/laws'
import { tintTool, windowInSentence } from '@/lib/content/tint-tool'
import { listOf, type Month, percent } from '@/lib/content/words'
import { darkestMeeting, judge, type LawAnswer } from '@/lib/films/laws'
import { ownTimeZone, placesOfZone } from '@/lib/films/likely-place'
import { changeOpening, openingOf, type Tint } from '@/lib/films/tint-tool'
import { useMonth, type useTint } from '@/lib/films/use-tint'
import { vehicleOf, vehicles } from '@/lib/films/vehicles'
import styles from './tint.module.scss'

const LIST = 'place'

/** Leads to the list of places from another part of the tool, and opens it in browsers that let a page do so. */
export function openPlaces() {
  const list = document.getElementById(LIST)
  list?.focus()
  if (list instanceof HTMLSelectElement && 'showPicker' in list) list.showPicker()
}

type Props = { tint: ReturnType<typeof useTint>; place: Place | undefined; whose: ReactNode }

/** The visitor's vehicle and the place whose law counts; both are kept. */
export function VehicleAndPlace({ tint, place, whose }: Props) {
  const zone = useBrowserValue(ownTimeZone)
  const likely = zone === undefined ? undefined : placesOfZone(zone)
  return (
    <div className={`scripted d-print-none ${styles.who}`}>
      <ChoiceField
        className="d-grid"
        id="vehicle"
        name="vehicle"
        label={tintTool.vehicle}
        choices={vehicles.map(({ id, label }) => ({ value: id, label }))}
        value={tint.vehicle.id}
        onChange={(id) => changeOpening({ vehicle: vehicleOf(id) })}
      />
      <PlaceField place={place} likely={likely ?? []} />
      {whose}
      <small className="span-all text-body-secondary fs-xs" id="place-hint">
        <Hint tint={tint} place={place} likely={likely} />
      </small>
    </div>
  )
}

type HintProps = Omit<Props, 'whose'> & { likely: readonly PlaceId[] | undefined }

/** How the place is known, or where it allows hardly any film; without one, what fits and whom to ask. */
function Hint({ tint, place, likely }: HintProps) {
  const now = useMonth()
  const strict = place ? strictAnswers(tint, place, now) : []
  if (place && strict.length > 0) return texts.strict(place.named, tint.vehicle.own, strict)
  if (place) return tint.isLikely ? texts.likely(place.named) : texts.kept
  // The exported HTML knows no place.
  if (!likely) return texts.kept
  return (
    <>
      {likely.length > 1 && texts.several} {texts.notListed.before}
      <IntentLink href={messageRoute}>{texts.notListed.link}</IntentLink>
      {texts.notListed.after}
    </>
  )
}

/** What the law means for the usual glass, if no shade meets the limit of a window; empty otherwise. */
export function strictAnswers({ vehicle }: Tint, place: Place, now: Month | undefined): readonly string[] {
  const { windows } = openingOf(vehicle, place.id, now)
  const asked = (['front-side', 'rear-side', 'rear'] as const).map((window) => {
    const tint = { ...windows[window], window, vehicle: vehicle.id }
    return { ...tint, ...judge(place, tint, now), hasShade: darkestMeeting(place, tint, now) !== null }
  })
  const answersFor = (answer: LawAnswer, say: typeof texts.depends) => {
    const found = asked.filter((each) => each.answer === answer && !each.hasShade)
    return [...new Set(found.map(({ least }) => least))].flatMap((least) => {
      const same = found.filter((each) => each.least === least)
      const names = listOf(same.map(({ window }) => windowInSentence[window]))
      return least && same[0] ? [say(percent(least), names, percent(same[0].film))] : []
    })
  }
  const none = answersFor('against', texts.none)
  return none.length > 0 ? [...none, ...answersFor('depends', texts.depends)] : []
}

type FieldProps = { place: Place | undefined; likely: readonly PlaceId[] }

/** The list of places, with those of the visitor's time zone first. */
function PlaceField({ place, likely }: FieldProps) {
  const [picked, setPicked] = useState<string>()
  const isLikely = ({ id }: Place) => likely.includes(id)

  // A frame with the new choice answers the press. What the law says there changes the whole tool, and follows.
  function pick(value: string) {
    setPicked(value)
    afterFrame(() => {
      choosePlace(value)
      setPicked((latest) => (latest === value ? undefined : latest))
    })
  }

  return (
    <div className={`d-grid ${styles.place}`}>
      <label className="form-label" htmlFor={LIST}>
        {texts.label}
      </label>
      <select
        className="form-select"
        id={LIST}
        aria-describedby="place-hint"
        // Otherwise a reload could bring back another place than the one that is kept, as if it had been chosen.
        autoComplete="off"
        value={picked ?? place?.id ?? ''}
        onChange={({ target }) => pick(target.value)}
      >
        {!place && (
          <option value="" disabled hidden>
            {texts.choose}
          </option>
        )}
        {likely.length === 0 ? (
          <Options of={places} />
        ) : (
          <>
            <optgroup label={texts.inZone}>
              <Options of={places.filter(isLikely)} />
            </optgroup>
            <optgroup label={texts.others}>
              <Options of={places.filter((each) => !isLikely(each))} />
            </optgroup>
          </>
        )}
      </select>
      <SpriteIcon name="addresses" />
    </div>
  )
}

const Options = ({ of }: { of: readonly Place[] }) =>
  of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))

function choosePlace(value: string) {
  const place = places.find(({ id }) => id === value)
  if (place) changeOpening({ place: place.id })
}
