import { useId, useState } from 'react'
import { takeFocus } from '@/components/ui/focus'
import { ACT, IntentLink } from '@/components/ui/links'
import type { Undo } from '@/components/ui/undo'
import type { vehicleIds } from '@/lib/content/facts/films'
import {
  gone as goneTexts,
  vehicleName as nameTexts,
  quoteLine,
  filmGroups as texts,
  unreadable,
} from '@/lib/content/quote'
import { actionOf, withUnits } from '@/lib/content/words'
import { describeLine } from '@/lib/films/describe-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { formatLength, inBoth, unitsStore } from '@/lib/films/units'
import { vehicleOf, vehicles } from '@/lib/films/vehicles'
import {
  changeVehicle,
  type FilmGroup,
  groupFilms,
  isOneOnly,
  keyOfThing,
  keyOfUrl,
  othersThan,
  type Thing,
} from '@/lib/quote/groups'
import { changeUrl } from '@/lib/quote/quote'
import { FilmSum } from './film-sum'
import { problemOf, removeFromList } from './list-texts'
import styles from './quote.module.scss'
import { QuotedFilm, Remove } from './quoted-film'
import { choiceWords, thingName, whose } from './sheet-title'
import { VehicleName } from './vehicle-name'
import { SheetFilm, VehicleSheet } from './vehicle-sheet'

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
  const [named, setNamed] = useState('')
  const groups = groupFilms(films)
  const lost =
    undo?.last?.list?.startsWith(LIST) && !groups.some((group) => listOf(group) === undo.last?.list)
  if (groups.length === 0 && !lost) return null
  return (
    <section aria-label={label}>
      {groups.map((group) => (
        <Group
          key={listOf(group)}
          group={group}
          isShort={isShort}
          isOnly={groups.length < 2}
          undo={undo}
          named={named}
          onNamed={setNamed}
        />
      ))}
      {/* The last film of a group is gone. */}
      {lost && <ul className="list-unstyled m-0">{undo?.within(undo.last?.list ?? '', [])}</ul>}
    </section>
  )
}

const LIST = 'films'
const listOf = (thing: Thing) => `${LIST} ${keyOfThing(thing)}`

type GroupProps = Named & { group: FilmGroup; isShort: boolean; isOnly: boolean; undo: Undo | undefined }

function Group({ group, isShort, isOnly, undo, ...naming }: GroupProps) {
  const id = useId()
  const list = listOf(group)
  const items = group.choices.map((choice, index) => (
    <Choice key={choice.join()} choice={choice} isShort={isShort} place={{ list, index }} undo={undo} />
  ))
  const films = group.choices.flat()
  // What cannot be read has no title.
  const titleId = group.kind === 'unreadable' ? undefined : id
  const lines = (
    <ul className="list-unstyled m-0" aria-labelledby={titleId}>
      {undo ? undo.within(list, items) : items}
    </ul>
  )
  if (isShort)
    return (
      <section className={styles.group} aria-labelledby={titleId}>
        {group.kind !== 'unreadable' && (
          <h3 className="pt-2 mb-1 text-body-secondary fw-semibold fs-sm" id={id}>
            <bdi>{withUnits(groupTitle(group))}</bdi>
          </h3>
        )}
        {lines}
      </section>
    )
  return (
    <VehicleSheet
      id={id}
      group={group}
      isOwn={undo !== undefined}
      actions={undo && <GroupActions group={group} undo={undo} {...naming} />}
      sum={!isOnly && <FilmSum films={films} isPart className="py-2-half border-top" />}
    >
      {lines}
    </VehicleSheet>
  )
}

/** The name, and another class or length. */
function GroupActions({ group, undo, ...naming }: Named & { group: FilmGroup; undo: Undo }) {
  const [isChanging, setIsChanging] = useState(false)
  const films = group.choices.flat()
  const [film] = films
  if (!film) return null

  function change(vehicle: (typeof vehicleIds)[number]) {
    const restore = changeVehicle(films, vehicle)
    setIsChanging(false)
    undo.offer({
      text: texts.changed(vehicleOf(vehicle).named, films.length),
      list: listOf({ ...group, vehicle }),
      key: films[0],
      restore: () => problemOf(restore()),
    })
  }
  return (
    <>
      <Naming group={group} {...naming} />
      {group.kind === 'boat' ? (
        <IntentLink
          className={ACT}
          href={changeUrl(film)}
          aria-label={actionOf(texts.changeLength, whose(group, true))}
        >
          {texts.changeLength}
        </IntentLink>
      ) : isChanging ? (
        <select
          className="form-select w-auto"
          aria-label={texts.change}
          value={group.vehicle ?? ''}
          ref={takeFocus}
          onChange={({ target }) => change(vehicleOf(target.value).id)}
        >
          {group.vehicle === undefined && <option value="">{texts.unknown}</option>}
          {vehicles.map(({ id: value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <button
          className={ACT}
          type="button"
          aria-label={actionOf(texts.change, whose(group, true))}
          onClick={() => setIsChanging(true)}
        >
          {texts.change}
        </button>
      )}
    </>
  )
}

/** The vehicle or boat that has just got its name, so that the focus returns to it although its sheet is a new one. */
type Named = { named: string; onNamed: (key: string) => void }

/** The name of the vehicle or boat, which the visitor can give it. */
function Naming({ group, named, onNamed }: Named & { group: FilmGroup }) {
  const [step, setStep] = useState<'closed' | 'open' | 'left'>('closed')
  if (step === 'open')
    return (
      <VehicleName
        films={group.choices.flat()}
        name={group.name}
        label={thingName(group)}
        onNamed={({ films: [film] }) => {
          if (film) onNamed(keyOfUrl(film))
          setStep('left')
        }}
        onLeave={() => setStep('left')}
      />
    )
  return (
    <button
      className={ACT}
      type="button"
      ref={step === 'left' || named === keyOfThing(group) ? takeFocus : undefined}
      aria-label={actionOf(group.name ? nameTexts.change : nameTexts.give, whose(group, true))}
      onClick={() => setStep('open')}
    >
      {group.name ? nameTexts.change : nameTexts.give}
    </button>
  )
}

function groupTitle(group: FilmGroup): string {
  const { kind, vehicle, name, loa, isOnly } = group
  if (name) return texts.of(thingName(group))
  if (kind === 'boat')
    return isOnly || loa === undefined
      ? texts.boat
      : texts.boatOf(inBoth(unitsStore.get())((units) => formatLength(loa, units)))
  if (vehicle === undefined) return texts.vehicle
  const { own, named } = vehicleOf(vehicle)
  return texts.of(isOnly ? own : named)
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
  const [only] = choice
  const isOneOfSeveral = choice.length > 1 && isOneOnly(choice)

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
  const lineOf = (line: FilmUrl) => {
    const props = {
      ref: undo?.refOf(line),
      line,
      actions: <LineActions {...{ line, choice, isShort, undo }} onRemove={remove} onKeepOnly={keepOnly} />,
    }
    return isShort ? (
      <QuotedFilm key={line} {...props} or={isOneOfSeveral ? texts.or : undefined} />
    ) : (
      <SheetFilm key={line} {...props} />
    )
  }
  if (only && choice.length === 1) return lineOf(only)
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: alternatives are not part of a form */}
      <div className={`my-2-half px-3 rounded-3 ${styles.or}`} role="group" aria-labelledby={id}>
        <p className="m-0 pt-2-half fs-sm" id={id}>
          <b>{choiceWords(choice)}</b> {texts.choose(choice.length)}
        </p>
        <ul className="list-unstyled m-0">{choice.map(lineOf)}</ul>
      </div>
    </li>
  )
}

type ActionsProps = {
  line: FilmUrl
  choice: readonly FilmUrl[]
  isShort: boolean
  undo: Undo | undefined
  onRemove: (line: FilmUrl, name: string) => void
  onKeepOnly: (line: FilmUrl, name: string) => void
}

/** A line of the visitor's own quote can be changed and removed; another one can be looked at. */
function LineActions({ line, choice, isShort, undo, onRemove, onKeepOnly }: ActionsProps) {
  const described = describeLine(line)
  const name = (described ?? unreadable).title
  const isOpen = choice.length > 1
  if (!undo)
    return (
      described && (
        <IntentLink className={ACT} href={line} aria-label={actionOf(quoteLine.look, name)}>
          {quoteLine.look}
        </IntentLink>
      )
    )
  return (
    <>
      {isOpen && (
        <button
          className={ACT}
          type="button"
          aria-label={actionOf(texts.keepOnly, name)}
          onClick={() => onKeepOnly(line, name)}
        >
          {texts.keepOnly}
        </button>
      )}
      {!(isShort && isOpen) && (
        <IntentLink className={ACT} href={changeUrl(line)} aria-label={actionOf(quoteLine.change, name)}>
          {quoteLine.change}
        </IntentLink>
      )}
      <Remove title={name} onRemove={() => onRemove(line, name)} />
    </>
  )
}
