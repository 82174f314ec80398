import { useDeferredValue } from 'react'
import { Disclosure } from '@/components/editorial/sections'
import { IntentLink, PartLink } from '@/components/ui/links'
import { formatMonth } from '@/lib/config/dates'
import type { VehicleId } from '@/lib/content/facts/films'
import { type LawDocument, lawDocuments } from '@/lib/content/facts/law-documents'
import { type Place, places } from '@/lib/content/facts/laws'
import { messageRoute } from '@/lib/content/facts/site'
import { placeNotes, standings } from '@/lib/content/law-notes'
import { alsoAsked, lawOfPlace as texts } from '@/lib/content/tint-parts'
import { windowInSentence, windowNames } from '@/lib/content/tint-tool'
import { capitalized, listOf, titleLanguage } from '@/lib/content/words'
import { alsoRequiredOn, formatRequirement, requirementsOf } from '@/lib/films/also-required'
import { formatLimit } from '@/lib/films/format-limit'
import { isOld, limitsFor, outdatedNote } from '@/lib/films/laws'
import { NO_FILM } from '@/lib/films/tint'
import { askedWindows, type Tint, tintedWindows, type Verdicts } from '@/lib/films/tint-tool'
import { useMonth, useTint } from '@/lib/films/use-tint'
import styles from './tint-parts.module.scss'
import { openPlaces, strictAnswers } from './vehicle-and-place'

/** What the law of the visitor's place says, with its sources. Nothing without a place. */
export function LawOfPlace() {
  const { place: id, vehicle } = useDeferredValue(useTint())
  const place = places.find((each) => each.id === id)
  return (
    place && (
      <Disclosure
        id="law"
        title={texts.title(place.named)}
        summary={texts.checked(formatMonth(place.checkedOn))}
      >
        <Law place={place} vehicle={vehicle.id} />
      </Disclosure>
    )
  )
}

/** The limits of a place for the visitor's vehicle, with the exceptions and the sources. */
function Law({ place, vehicle }: { place: Place; vehicle: VehicleId }) {
  const now = useMonth()
  const isPast = isOld(place, now)
  const limits = isPast ? null : limitsFor(place, vehicle)
  const note = placeNotes[place.id]
  const documents: readonly LawDocument[] = lawDocuments[place.id]
  const tints = askedWindows.map((window) => ({ film: NO_FILM, glass: 'factory', window, vehicle }) as const)
  const also = alsoRequiredOn(place, tints, now).map(({ asked, windows }) => {
    const named = alsoAsked.for(formatRequirement(asked), listOf(windows.map((id) => windowInSentence[id])))
    const titles = documents.filter(({ states }) => states?.includes(asked.what)).map(({ title }) => title)
    return `${named} (${listOf(titles)})`
  })
  return (
    <div className="stack gap-2-half pb-3">
      {limits ? (
        <dl className={`m-0 numeric ${styles.limits}`}>
          {askedWindows.map((id) => (
            <div className="d-flex gap-3 align-items-center justify-content-between min-h-target" key={id}>
              <dt className="fw-medium">{windowNames[id]}</dt>
              <dd className="m-0 text-end">{capitalized(formatLimit(limits[id]))}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{isPast ? outdatedNote(place.checkedOn) : note}</p>
      )}
      {limits && (
        <p className="numeric">
          {texts.about} {note} {also.length > 0 && alsoAsked.line(also.join('; '))} {alsoAsked.lightOnly}
        </p>
      )}
      <p className="text-body-secondary fs-sm">
        {texts.sources}{' '}
        {documents.map((document, index) => (
          <span key={document.url}>
            {index > 0 && ' · '}
            <a href={document.url} rel="noreferrer" lang={titleLanguage(document)}>
              {document.title}
            </a>{' '}
            ({standings[document.standing]})
          </span>
        ))}
        . {texts.noAdvice}{' '}
        <button className="act p-0 border-0 d-inline d-print-none" type="button" onClick={openPlaces}>
          {texts.change}
        </button>
      </p>
    </div>
  )
}

type AlsoProps = { tint: Tint; place: Place; verdicts: Verdicts }

/** What the law asks besides light for the windows that are tinted, what nobody has checked, and otherwise a way on. */
export function AlsoRequired({ tint, place, verdicts }: AlsoProps) {
  const now = useMonth()
  const ids = tintedWindows(tint)
  const tints = ids.map((window) => ({ ...tint.windows[window], window, vehicle: tint.vehicle.id }))
  const asked = requirementsOf(place, tints, now)
  const isCompared = ids.some((id) => verdicts[id] && verdicts[id].kind !== 'unclear')
  const isStrict = place.limits === null || strictAnswers(tint, place, now).length > 0
  const { before, heat, or, ask, after } = alsoAsked.wayOn
  if (asked.length === 0 && !isCompared && !isStrict) return null
  return (
    <p className={`fs-sm d-print-none ${styles.also}`}>
      {asked.length > 0 && (
        <>
          <b>{alsoAsked.inPlace(place.named)}</b> {asked.join('; ')}.{' '}
        </>
      )}
      {isCompared && <span className="text-body-secondary">{alsoAsked.lightOnly} </span>}
      {isStrict && (
        <>
          {before}
          <PartLink to="heat">{heat}</PartLink>
          {or}
          <IntentLink href={messageRoute}>{ask}</IntentLink>
          {after}
        </>
      )}
    </p>
  )
}
