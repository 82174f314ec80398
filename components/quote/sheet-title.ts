import { paintChoice } from '@/lib/content/paint'
import { filmGroups, filmLine, vehicleSheet as texts } from '@/lib/content/quote'
import { capitalized, listOf, lowered } from '@/lib/content/words'
import { describeLine, labelOf } from '@/lib/films/describe-line'
import { readLine } from '@/lib/films/film-line'
import { formatLength, inBoth, unitsStore } from '@/lib/films/units'
import { isNumber, shownName } from '@/lib/films/vehicle-name'
import { vehicleOf } from '@/lib/films/vehicles'
import { type FilmGroup, isOneOnly, setsOf, type Thing } from '@/lib/quote/groups'

type Choice = FilmGroup['choices'][number]

/** More films are only counted, as are two of the same name. */
const FEW = 3

/** `Front or Road, and three windows, on my truck.` */
export function sheetTitle(group: FilmGroup, isOwn: boolean): string {
  const { choices } = group
  const windows = choices.filter(isTint)
  const others = choices.filter((choice) => !isTint(choice))
  const names = others.map((choice) =>
    setsOf(choice)
      .map((set) => set.map(briefly).join(' + '))
      .join(texts.or),
  )
  const isCounted = names.length > FEW || new Set(names).size < names.length
  const parts = isCounted ? [texts.films(names.length)] : names
  const [window] = windows
  const films =
    windows.length > 1 || !window
      ? parts.concat(window ? texts.windows(windows.length) : [])
      : [...parts, windowOf(window)]
  return texts.title(capitalized(texts.joined(films)), whose(group, isOwn))
}

/** What the films of a choice that is still open are called: `Front or Road`. */
export const choiceName = (choice: Choice) => choice.map(briefly).join(texts.or)

/** What can be chosen of lines that overlap: `One of these two.`, or which of them fit together. */
export const choiceWords = (choice: Choice) =>
  isOneOnly(choice) ? filmGroups.oneOf(choice.length) : filmGroups.oneSet(setsOf(choice).map(setWords))

/** `“Hood” and “Trunk”`, or `“Hood + Trunk”` for one line with both. */
const setWords = (set: Choice) =>
  listOf(set.map((film) => filmGroups.quoted(describeLine(film)?.brief ?? '')))

const briefly = (film: Choice[number]) => describeLine(film)?.listed ?? ''
const isTint = ([film]: Choice) => film !== undefined && readLine(film)?.kind === 'tint'

function windowOf([film]: Choice): string {
  const line = film && readLine(film)
  return line && line.kind === 'tint' && line.window ? filmLine.window(line.window) : texts.windows(1)
}

/** `Sedan`, `Boat`, or `Vehicle` if nobody has said which. */
export const classOf = ({ kind, vehicle }: Thing) => labelOf(kind === 'boat' ? kind : vehicle)

/** Whether a person gave the name: a number is none, and needs the class as well. */
export const hasOwnName = ({ name }: Thing) => name !== '' && !isNumber(name)

/** `White Civic`, `Sedan 2`, or `Sedan` without a name. */
export const thingName = (thing: Thing) => shownName(thing.name, classOf(thing)) || classOf(thing)

/** `my truck`, `White Civic`, or `a truck` in a list of somebody else. */
export function whose(thing: Thing, isOwn: boolean): string {
  const { kind, vehicle, name } = thing
  if (name) return thingName(thing)
  if (kind === 'boat') return isOwn ? texts.mine.boat : texts.named.boat
  if (!vehicle) return isOwn ? texts.mine.vehicle : texts.named.vehicle
  return isOwn ? texts.mine[vehicle] : vehicleOf(vehicle).named
}

/** Below the title: the class of a named vehicle, its color, the length of a boat, and which alternative is drawn. */
export function sheetNote(group: FilmGroup): string {
  const { choices, paint } = group
  const lengths = choices.flat().flatMap((film) => {
    const line = readLine(film)
    return line?.kind === 'hull'
      ? [inBoth(unitsStore.get())((units) => formatLength(line.hull.loa, units))]
      : []
  })
  const open = choices.find((choice) => choice.length > 1 && !isTint(choice))
  const [drawn] = open ?? []
  return capitalized(
    [
      hasOwnName(group) && classOf(group),
      paint.paint && lowered(paintChoice.paints[paint.paint]),
      ...new Set(lengths),
      drawn && texts.drawnWith(briefly(drawn)),
    ]
      .filter(Boolean)
      .join(', '),
  )
}
