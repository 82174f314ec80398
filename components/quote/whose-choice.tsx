import { useStoredValue } from '@/lib/browser/use-browser-value'
import { whoseVehicle as texts } from '@/lib/content/quote'
import { type FilmLine, readLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { useCoverage } from '@/lib/films/use-coverage'
import { NAME, shownName } from '@/lib/films/vehicle-name'
import { type Vehicle, vehicleOf } from '@/lib/films/vehicles'
import { nameFor, namesLike, nextNumber } from '@/lib/quote/groups'
import { changedLine, quoteStore } from '@/lib/quote/quote'
import { changeQuery } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'

export type WhoseChoiceProps = { kind: 'vehicle' | 'boat' }

/** Your sedan, White Civic, or another sedan. Nothing is asked while the quote has no sedan, or while a line is changed. */
export function WhoseChoice({ kind }: WhoseChoiceProps) {
  const quote = useStoredValue(quoteStore) ?? []
  const query = useQueryState()
  const { vehicle } = useCoverage()
  const line = lineOf(kind, vehicle, query.get('loa'))
  const names = line ? namesLike(line, quote) : []
  if (!line || names.length === 0 || changedLine(quote, query)) return null

  const next = nextNumber(names)
  const chosen = nameFor(line, quote, query.get(NAME) ?? '')
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

/** Any film on the vehicle or boat of the tool. */
function lineOf(kind: WhoseChoiceProps['kind'], vehicle: Vehicle, loa: string | null): FilmLine | null {
  const url: FilmUrl =
    kind === 'boat' ? `/marine-film?${loa ? `loa=${loa}` : ''}` : `/ppf?vehicle=${vehicleOf(vehicle.id).id}`
  return readLine(url)
}
