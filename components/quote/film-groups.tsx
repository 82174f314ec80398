import { type ReactNode, useId, useRef, useState } from 'react'
import { BoatDrawing } from '@/components/films/film-picture'
import { TintedVehicle } from '@/components/films/tinted-vehicle'
import { focusAfter } from '@/components/ui/focus'
import { ACT, IntentLink } from '@/components/ui/links'
import type { Undo } from '@/components/ui/undo'
import type { vehicleIds } from '@/lib/content/facts/films'
import { gone as goneTexts, vehicleName as nameTexts, filmGroups as texts } from '@/lib/content/quote'
import { actionOf, listOf as listed, withUnits } from '@/lib/content/words'
import { labelOf } from '@/lib/films/describe-line'
import { readLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { formatLength, inBoth, unitsStore } from '@/lib/films/units'
import { shownName } from '@/lib/films/vehicle-name'
import { vehicleOf, vehicles } from '@/lib/films/vehicles'
import { choiceWords } from '@/lib/quote/choice-words'
import {
  changeVehicle,
  type FilmGroup,
  groupFilms,
  keyOfThing,
  othersThan,
  setsOf,
  type Thing,
} from '@/lib/quote/groups'
import { changeUrl } from '@/lib/quote/quote'
import { problemOf, removeFromList } from './list-texts'
import styles from './quote.module.scss'
import { QuotedFilm } from './quoted-film'
import { VehicleName } from './vehicle-name'

type Props = {
  label: string
  films: readonly FilmUrl[]
  /** In a drawer: heads in words only, and one phrase for each line. */
  isShort?: boolean
  /** For the visitor's own list; another one can only be looked at. */
  undo?: Undo
}

/** The films of a list for each vehicle and for the boat, with what can be done with them. */
export function FilmGroups({ label, films, isShort = false, undo }: Props) {
  const groups = groupFilms(films)
  const lost =
    undo?.last?.list?.startsWith(LIST) && !groups.some((group) => listOf(group) === undo.last?.list)
  if (groups.length === 0 && !lost) return null
  return (
    <section aria-label={label}>
      {groups.map((group) => (
        <Group key={listOf(group)} group={group} isShort={isShort} undo={undo} />
      ))}
      {/* The last film of a group is gone. */}
      {lost && <ul className="list-unstyled m-0">{undo?.within(undo.last?.list ?? '', [])}</ul>}
    </section>
  )
}

const LIST = 'films'
const listOf = (thing: Thing) => `${LIST} ${keyOfThing(thing)}`

type GroupProps = { group: FilmGroup; isShort: boolean; undo: Undo | undefined }

function Group({ group, isShort, undo }: GroupProps) {
  const id = useId()
  const list = listOf(group)
  const items = group.choices.map((choice, index) => (
    <Choice key={choice.join()} choice={choice} isShort={isShort} place={{ list, index }} undo={undo} />
  ))
  return (
    <section className={styles.group} aria-labelledby={id}>
      {group.kind !== 'unreadable' && <GroupHead id={id} group={group} isShort={isShort} undo={undo} />}
      <ul className="list-unstyled m-0" aria-labelledby={id}>
        {undo ? undo.within(list, items) : items}
      </ul>
    </section>
  )
}

function GroupHead({ id, group, isShort, undo }: GroupProps & { id: string }) {
  const films = group.choices.flat()
  const title = (
    <h3 className={isShort ? 'pt-2 mb-1 text-body-secondary fw-semibold fs-sm' : 'm-0 fs-lg'} id={id}>
      <bdi>{withUnits(groupTitle(group))}</bdi>
    </h3>
  )
  if (isShort) return title

  function change(vehicle: (typeof vehicleIds)[number]) {
    const restore = changeVehicle(films, vehicle)
    undo?.offer({
      text: texts.changed(vehicleOf(vehicle).named, films.length),
      list: listOf({ ...group, vehicle }),
      key: films[0],
      restore: () => problemOf(restore()),
    })
  }
  const { panes, parts } = filmsOn(group)
  return (
    <div className="d-flex flex-wrap gap-2-half align-items-center pt-2">
      {group.kind === 'boat' ? (
        <div className={styles.thumb}>
          <BoatDrawing on={parts} />
        </div>
      ) : (
        <TintedVehicle
          drawing={vehicleOf(group.vehicle ?? null).drawing}
          panes={panes}
          parts={parts}
          className={styles.thumb}
        />
      )}
      <div className={styles.head}>
        {title}
        <p className="m-0 text-body-secondary fs-sm">{withUnits(headLine(films))}</p>
      </div>
      {undo && <Naming group={group} />}
      {undo && group.kind === 'boat' && films[0] && (
        <IntentLink className={ACT} href={changeUrl(films[0])}>
          {texts.changeLength}
        </IntentLink>
      )}
      {undo && group.kind === 'vehicle' && (
        <select
          className="form-select w-auto"
          aria-label={texts.change}
          value={group.vehicle ?? ''}
          onChange={({ target }) => change(vehicleOf(target.value).id)}
        >
          {group.vehicle === undefined && <option value="">{texts.unknown}</option>}
          {vehicles.map(({ id: value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

/** The name of the vehicle or boat, which the visitor can give it. */
function Naming({ group }: { group: FilmGroup }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () =>
    focusAfter(
      () => setIsOpen(false),
      () => button.current,
    )
  const title = groupTitle({ ...group, name: '' })
  return isOpen ? (
    <VehicleName
      films={group.choices.flat()}
      name={group.name}
      label={thingName(group) || labelOf(group.kind === 'boat' ? 'boat' : group.vehicle)}
      onNamed={close}
      onLeave={close}
    />
  ) : (
    <button
      className={ACT}
      type="button"
      ref={button}
      aria-label={actionOf(group.name ? nameTexts.change : nameTexts.give, thingName(group) || title)}
      onClick={() => setIsOpen(true)}
    >
      {group.name ? nameTexts.change : nameTexts.give}
    </button>
  )
}

/** The kinds of film on a vehicle, or how long the boat is. */
function headLine(films: readonly FilmUrl[]): string {
  const lines = films.map(readLine)
  const write = inBoth(unitsStore.get())
  const lengths = lines.flatMap((line) =>
    line?.kind === 'hull' ? [write((units) => formatLength(line.hull.loa, units))] : [],
  )
  if (lengths.length > 0) return listed([...new Set(lengths)])
  const [kind = 'tint', ...others] = new Set(
    lines.flatMap((line) => (line && line.kind !== 'hull' ? [line.kind] : [])),
  )
  return texts.kinds[others.length > 0 ? 'both' : kind]
}

export function groupTitle({ kind, vehicle, name, loa, isOnly }: FilmGroup): string {
  if (name) return texts.of(thingName({ kind, vehicle, name }))
  if (kind === 'boat')
    return isOnly || loa === undefined
      ? texts.boat
      : texts.boatOf(inBoth(unitsStore.get())((units) => formatLength(loa, units)))
  if (vehicle === undefined) return texts.vehicle
  const { own, named } = vehicleOf(vehicle)
  return texts.of(isOnly ? own : named)
}

/** What the visitor calls it: `White Civic`, `Sedan 2`; empty without a name. */
export const thingName = ({ kind, vehicle, name }: Thing) =>
  shownName(name, labelOf(kind === 'boat' ? kind : vehicle))

/** All films of a vehicle or boat, of alternatives the first. */
export function filmsOn({ choices }: FilmGroup) {
  const lines = choices.map(([first]) => first && readLine(first))
  const windows = lines.flatMap((line) =>
    line && line.kind === 'tint' && line.window ? [[line.window, line] as const] : [],
  )
  return {
    panes: Object.fromEntries(windows),
    parts: lines.flatMap((line) => (line && line.kind !== 'tint' ? line.chosen : [])),
  }
}

type ChoiceProps = {
  choice: readonly FilmUrl[]
  isShort: boolean
  place: { list: string; index: number }
  undo: Undo | undefined
}

/** One line, or several that overlap. */
function Choice({ choice, isShort, place, undo }: ChoiceProps) {
  const id = useId()
  const [only, ...others] = choice
  const isOneOnly = others.length > 0 && setsOf(choice).every((set) => set.length === 1)

  function remove(line: FilmUrl, name: string) {
    const restore = removeFromList({ lines: [], films: [line] })
    undo?.offer({
      text: goneTexts.removed(name),
      name,
      ...place,
      key: line,
      restore,
    })
  }
  function keepOnly(line: FilmUrl, name: string) {
    const films = othersThan(line, choice)
    const restore = removeFromList({ lines: [], films })
    undo?.offer({ text: texts.keptOnly(name), ...place, key: films[0], restore })
  }
  const lineOf = (line: FilmUrl, more?: (name: string) => ReactNode) => (
    <QuotedFilm
      key={line}
      ref={undo?.refOf(line)}
      line={line}
      isShort={isShort}
      isOwn={undo !== undefined}
      onRemove={(name) => remove(line, name)}
      more={more}
      or={isOneOnly ? texts.or : undefined}
    />
  )
  if (others.length === 0) return only ? lineOf(only) : null
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: alternatives are not part of a form */}
      <div className={`my-2-half px-3 rounded-3 ${styles.or}`} role="group" aria-labelledby={id}>
        <p className="m-0 pt-2-half fs-sm" id={id}>
          <b>{choiceWords(choice)}</b> {texts.choose(choice.length)}
        </p>
        <ul className="list-unstyled m-0">
          {choice.map((line) =>
            lineOf(line, (name) => (
              <button
                className={ACT}
                type="button"
                aria-label={actionOf(texts.keepOnly, name)}
                onClick={() => keepOnly(line, name)}
              >
                {texts.keepOnly}
              </button>
            )),
          )}
        </ul>
      </div>
    </li>
  )
}
