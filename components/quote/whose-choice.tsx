import { useEffect, useEffectEvent, useRef } from 'react'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { whoseVehicle as texts } from '@/lib/content/quote'
import { type FilmLine, lineUrl, readLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { firstPaint, readPaint } from '@/lib/films/paint'
import { useCoverage } from '@/lib/films/use-coverage'
import { usePaint } from '@/lib/films/use-paint'
import { NAME, shownName } from '@/lib/films/vehicle-name'
import { paintPressed } from '@/lib/films/vehicle-store'
import { type Vehicle, vehicleOf } from '@/lib/films/vehicles'
import { keyOfUrl, nameFor, namesLike, nextNumber, paintOfThing, paintThing } from '@/lib/quote/groups'
import { changedLine, type Quote, quoteStore } from '@/lib/quote/quote'
import { changeQuery, currentQuery } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'

export type WhoseChoiceProps = { kind: 'vehicle' | 'boat' }

/** Your sedan, White Civic, or another sedan. Nothing is asked while the quote has no sedan, or while a line is changed. */
export function WhoseChoice({ kind }: WhoseChoiceProps) {
  const quote = useStoredValue(quoteStore) ?? []
  const query = useQueryState()
  const { vehicle } = useCoverage()
  const line = lineOf(kind, vehicle, query.get('loa'))
  const names = line ? namesLike(line, quote) : []
  const isChange = changedLine(quote, query) !== undefined
  const chosen = line ? nameFor(line, quote, query.get(NAME) ?? '') : ''
  usePaintOfList(kind, line && !isChange ? { ...line, name: chosen } : null, quote)
  if (!line || names.length === 0 || isChange) return null

  const next = nextNumber(names)
  const words = kind === 'boat' ? texts.boat : { ...vehicle, another: texts.another[vehicle.id] }
  const wordsOf = (name: string) => (name ? shownName(name, words.label) : words.own)
  return (
    <fieldset className="d-flex flex-wrap column-gap-3 align-items-center min-w-0 span-all w-100 order-1 scripted">
      <legend className="float-start w-auto m-0 fs-base">{texts.legend}</legend>
      {[...names, next].map((name) => (
        <label className="d-inline-flex gap-2 align-items-center min-h-target cursor-pointer" key={name}>
          <input
            className="form-check-input m-0"
            type="radio"
            name="whose"
            checked={name === chosen}
            onChange={() => changeQuery({ [NAME]: name })}
          />
          <bdi>{name === next ? words.another : wordsOf(name)}</bdi>
        </label>
      ))}
    </fieldset>
  )
}

/**
 * The tool shows the color that the list has for this vehicle or boat, and a press on another one changes it there. A line
 * that is being changed takes its color to the others when it is saved.
 */
function usePaintOfList(kind: WhoseChoiceProps['kind'], line: FilmLine | null, quote: Quote) {
  const query = useQueryState()
  const shown = usePaint()
  const isBoat = kind === 'boat'
  const inQuery = readPaint(query, isBoat)
  const inTool = isBoat ? inQuery : shown
  const isLinked = useRef(inQuery.paint !== null || inQuery.finish !== null)
  const { paint, finish } = line ? paintOfThing(line, quote) : firstPaint()

  const follow = useEffectEvent(() => {
    const next = { paint: paint ?? inTool.paint ?? '', finish: finish ?? inTool.finish ?? '' }
    const isSame = next.paint === (inTool.paint ?? '') && next.finish === (inTool.finish ?? '')
    // The color of a link is shown until another vehicle is chosen.
    if (!isSame && !isLinked.current) changeQuery(next)
    isLinked.current = false
  })
  const key = line && keyOfUrl(lineUrl(line))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another vehicle, or another color in the list, is followed
  useEffect(() => follow(), [key, paint, finish])

  const press = useEffectEvent(() => {
    const pressed = new URLSearchParams(currentQuery())
    if (line) paintThing(line, readPaint(pressed, isBoat))
  })
  useEffect(() => paintPressed.subscribe(() => press()), [])
}

/** Any film on the vehicle or boat of the tool. */
function lineOf(kind: WhoseChoiceProps['kind'], vehicle: Vehicle, loa: string | null): FilmLine | null {
  const url: FilmUrl =
    kind === 'boat' ? `/marine-film?${loa ? `loa=${loa}` : ''}` : `/ppf?vehicle=${vehicleOf(vehicle.id).id}`
  return readLine(url)
}
