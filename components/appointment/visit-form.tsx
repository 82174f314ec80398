'use client'

import { useEffect, useMemo, useState } from 'react'
import { EnquiryForm } from '@/components/enquiry/enquiry-form'
import { SpriteIcon } from '@/components/ui/icon'
import { lazyPart, loadOrNotice } from '@/components/ui/lazy-part'
import { OpenLine } from '@/components/workshop/late-hours'
import { PlaceLinks } from '@/components/workshop/place-links'
import { announce } from '@/lib/announcements/announcements'
import { choosePlace, useVisit } from '@/lib/appointment/use-visit'
import { chosenTime, filmsAt, sentVisit, type VisitPlace, visitStore } from '@/lib/appointment/visit'
import { newId, saveFile } from '@/lib/browser/browser'
import { useEarlyChanges } from '@/lib/browser/use-early-changes'
import { isCalendarDay } from '@/lib/config/dates'
import { shopFile, site } from '@/lib/content/facts/site'
import { placeCard } from '@/lib/content/places'
import { reach } from '@/lib/content/ui'
import { visitChoice as texts, visitEntry, visitForm } from '@/lib/content/visit'
import type { Answers } from '@/lib/enquiry/message'
import { usePrices } from '@/lib/prices/use-prices'
import { telephoneLink } from '@/lib/url/telephone-link'
import { formatDayOfWeek } from '@/lib/workshop/hours'
import { PlainTimes, timeChoices } from './plain-times'
import styles from './visit.module.scss'

const Times = lazyPart(() => import('./visit-times').then((module) => module.VisitTimes), {
  Fallback: PlainTimes,
})

const ID = 'visit-choices'
const OWN = ['place', 'date', 'time']

/** Asks for a visit at one of the shop's places, or without one if the shop's file names none. */
export function VisitForm({ places }: { places: readonly VisitPlace[] }) {
  const { place } = useVisit(places)
  useEarlyChanges(ID)
  return (
    <div className="stack gap-4" id={ID}>
      {places.length > 0 && <Where places={places} chosen={place} />}
      {place?.otherWay ? <OtherWay place={place} way={place.otherWay} /> : <Request places={places} />}
    </div>
  )
}

const NAME_CLASS = 'd-flex gap-2-half align-items-center min-h-target'

function Where({ places, chosen }: { places: readonly VisitPlace[]; chosen: VisitPlace | undefined }) {
  return (
    <fieldset>
      <legend className="h3 mb-3">{texts.where}</legend>
      <div className={styles.places}>
        {places.map((place) => (
          <div className={styles.place} key={place.name}>
            {places.length > 1 ? (
              <label className={NAME_CLASS}>
                <input
                  className="form-check-input flex-shrink-0 m-0 scripted"
                  type="radio"
                  name="visit-place"
                  checked={place === chosen}
                  onChange={() => choosePlace(place.name)}
                />
                <b className="fw-semibold">{place.name}</b>
              </label>
            ) : (
              <b className={`fw-semibold ${NAME_CLASS}`}>{place.name}</b>
            )}
            <div className={`fs-sm ${styles.state}`}>
              <OpenLine hours={place.hours} />
            </div>
            <p className="m-0">
              {place.address}
              {place.doneHere && <span className="d-block text-body-secondary">{place.doneHere}</span>}
            </p>
            <PlaceLinks place={place} isFull />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

/** For a place that books by phone or on its own page. */
function OtherWay({ place, way }: { place: VisitPlace; way: 'phone' | 'link' }) {
  const { name, phone, booking } = place
  return (
    <div className="stack gap-3">
      <p>{texts.otherWay[way](name)}</p>
      <p>
        {way === 'link' && booking ? (
          <a className="btn btn-primary btn-lg" href={booking} rel="noreferrer">
            {placeCard.bookOnline}
          </a>
        ) : (
          <a className="btn btn-primary btn-lg" href={telephoneLink(phone)}>
            <SpriteIcon name="telephone" /> {reach.call(phone)}
          </a>
        )}
      </p>
    </div>
  )
}

function Request({ places }: { places: readonly VisitPlace[] }) {
  const { place, lines, query, quote, chosen } = useVisit(places)
  const prices = usePrices()
  const [timesCleared, setTimesCleared] = useState(0)
  const date = chosen.date ?? ''
  const [times, setTimes] = useState(timeChoices.length)
  const time = chosenTime(chosen.time, times)
  const search = query.toString()
  const hasList = lines.length > 0
  const kind = useMemo(
    () => ({
      ...visitForm,
      button: isCalendarDay(date) ? texts.ask(formatDayOfWeek(date), time) : visitForm.button,
    }),
    [date, time],
  )
  const list = useMemo(
    () =>
      hasList
        ? {
            key: JSON.stringify([search, quote]),
            async compose() {
              const [{ composeList }, { visitFilms }] = await Promise.all([
                import('@/components/quote/list-texts'),
                import('@/lib/appointment/visit-films'),
              ])
              const films = filmsAt(place, visitFilms(new URLSearchParams(search), quote).films)
              return composeList({ lines: [], films }, prices, null, texts.request)
            },
          }
        : undefined,
    [hasList, search, quote, place, prices],
  )
  return (
    <EnquiryForm
      kind={kind}
      list={list}
      own={{
        key: place?.name ?? '',
        names: OWN,
        show: (problems, idOf) => (
          <>
            <h3 className="span-all m-0">{texts.when}</h3>
            <div className={`span-all d-grid gap-3-half cols-1 cols-sm-2 ${place ? styles.when : ''}`}>
              <Times
                key={timesCleared}
                idOf={idOf}
                problem={problems.date}
                place={place}
                date={date}
                time={time}
                onTimes={setTimes}
              />
            </div>
            {place && <input type="hidden" name="place" value={place.name} />}
            <h3 className="span-all m-0">{texts.you}</h3>
          </>
        ),
        clear() {
          visitStore.set({})
          sentVisit.set({})
          setTimesCleared((count) => count + 1)
        },
      }}
      note={<p className="m-0 text-body-secondary fs-sm">{texts.unbooked(place?.name ?? '', hasList)}</p>}
      afterwards={(answers) => <Requested answers={answers} places={places} />}
    />
  )
}

/** Offers the day as the visitor asked for it: the page cannot know when the shop confirms it. */
function Requested({ answers, places }: { answers: Answers; places: readonly VisitPlace[] }) {
  const { date = '', time = '' } = answers
  useEffect(() => sentVisit.set(answers), [answers])
  if (!isCalendarDay(date)) return null
  const place = answers.place || site.name
  async function save() {
    const calendar = await loadOrNotice(visitEntry.add, () => import('@/lib/appointment/care-calendar'))
    if (!calendar) return
    const address = places.find(({ name }) => name === answers.place)?.address
    const text = [visitEntry.text(place, time || visitForm.anyTime), address].filter(Boolean).join('\n')
    const event = { id: newId(), day: date, title: visitEntry.title(place), text }
    saveFile(shopFile(visitEntry.file(date)), calendar.calendarFile([event], new Date()), 'text/calendar')
    announce('visit', () => visitEntry.saving)
  }
  return (
    <p>
      <button className="btn btn-line" type="button" onClick={save}>
        {visitEntry.add}
      </button>
    </p>
  )
}
