import { lineUrl, readLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { firstPaint, readPaint } from '@/lib/films/paint'
import { NAME } from '@/lib/films/vehicle-name'
import { paintStore } from '@/lib/films/vehicle-store'
import type { Query } from '@/lib/url/query-state'
import { changeQuote, type Restore, replaced } from './change-quote'
import { filmsOfThing, isAlternative, nameFor, paintOfThing } from './groups'
import { QUOTE_LIMIT, quoteStore } from './quote'

/** What has become of the lines that the visitor has added. */
export type Answer = {
  kind: 'added' | 'saved' | 'again' | 'full' | 'partly restored'
  /** The lines of the tool. */
  asked: readonly FilmUrl[]
  added: readonly FilmUrl[]
  /** The lines for which the quote had no room, or that Undo could not restore. */
  left: readonly FilmUrl[]
  /** Whether the other lines of a boat have changed with its measures. */
  isCarried: boolean
  /** The lines of the quote of which one of the new lines is an alternative. */
  alternatives: readonly FilmUrl[]
  /** Takes everything back. */
  restore: Restore
}

/**
 * Adds lines until the quote is full. `changed` is the line that the visitor came to change, and the tool's query says whose
 * vehicle the lines are for, and its color, which all lines of the vehicle take.
 */
export function addLines(
  asked: readonly FilmUrl[],
  changed: FilmUrl | undefined,
  query: Query = new URLSearchParams(),
): Answer {
  const quote = quoteStore.get()
  const lines = asked.map((url) => detailed(url, quote, changed, query))
  const painted = quote.map((url) => [url, paintedLike(url, lines)] as const)
  const repainted = painted.filter(([from, to]) => normalized(from) !== to)
  const present = new Set(painted.map(([, to]) => to))
  const fresh = lines.filter((url) => !present.has(normalized(url)))
  const nothing = { asked, added: [], left: [], isCarried: false, alternatives: [], restore: () => [] }
  if (fresh.length === 0 && repainted.length === 0) return { kind: 'again', ...nothing }
  if (fresh.length === 0) {
    const restore = changeQuote((each) => replaced(each, repainted))
    return { ...nothing, kind: 'saved', added: lines, restore }
  }

  // If the tool still has the line unchanged, the line stays, and the others are added.
  const isKept = changed && lines.some((url) => normalized(url) === normalized(changed))
  const old = isKept ? undefined : changed
  const room = QUOTE_LIMIT - quote.length + (old ? 1 : 0)
  const [added, left] = [fresh.slice(0, room), fresh.slice(room)]
  const [first, ...others] = added
  if (!first) return { kind: 'full', ...nothing, left }
  const carried = old ? boatLines(quote, old, first) : []
  const restore = changeQuote((lines) =>
    old
      ? [...replaced(lines, [[old, first], ...carried, ...repainted]), ...others]
      : [...replaced(lines, repainted), ...added],
  )
  const alternatives = quoteStore
    .get()
    .filter((url) => !added.includes(url) && added.some((each) => isAlternative(each, url)))
  const kind = old ? 'saved' : 'added'
  return { kind, asked, added, left, isCarried: carried.length > 0, alternatives, restore }
}

/** The other lines of the changed line's boat, as they are on the boat of the next line. */
function boatLines(quote: readonly FilmUrl[], changed: FilmUrl, next: FilmUrl) {
  const [from, to] = [readLine(changed), readLine(next)]
  if (from?.kind !== 'hull' || to?.kind !== 'hull') return []
  return quote.flatMap((url): (readonly [FilmUrl, FilmUrl])[] => {
    const line = readLine(url)
    const isOther = line?.kind !== 'hull' || line.hull.loa !== from.hull.loa || line.name !== from.name
    if (url === changed || isOther) return []
    const moved = lineUrl({ ...to, chosen: line.chosen })
    return moved === next || quote.includes(moved) ? [] : [[url, moved]]
  })
}

/** Takes back what has been done; `null` if all of it could be. */
export function undoAdding(answer: Answer): Answer | null {
  const left = answer.restore()
  return left.length > 0 ? { ...answer, kind: 'partly restored', added: [], left } : null
}

/** Removes the lines of which the new ones are alternatives. */
export function keepOnlyAdded(answer: Answer): Answer {
  const { alternatives, restore } = answer
  const restoreOthers = changeQuote((lines) => lines.filter((line) => !alternatives.includes(line)))
  // What was added goes first, so that there is room.
  return { ...answer, alternatives: [], restore: () => [...restore(), ...restoreOthers()] }
}

/** The line with the name and the paint of its vehicle. A line that is changed stays on its own. */
function detailed(
  url: FilmUrl,
  quote: readonly FilmUrl[],
  changed: FilmUrl | undefined,
  query: Query,
): FilmUrl {
  const read = readLine(url)
  if (!read) return url
  const own = changed && readLine(changed)
  const line = { ...read, name: own ? own.name : nameFor(read, quote, query.get(NAME) ?? '') }
  const isBoat = line.kind === 'hull'
  // A boat's color is not kept.
  const kept = isBoat ? {} : paintStore.get()
  // What is kept is of the vehicle used last; one of the list has its own color there.
  const inTool = readPaint(query, isBoat)
  const paint = firstPaint(inTool, paintOfThing(line, quote), kept)
  return line.name || paint.paint || paint.finish ? lineUrl({ ...line, ...paint }) : url
}

/** A line of the quote in the paint of the new lines, if they are for the same vehicle or boat. */
function paintedLike(url: FilmUrl, lines: readonly FilmUrl[]): FilmUrl {
  const line = readLine(url)
  const [like] = line ? filmsOfThing(line, lines).map(readLine) : []
  return line && like ? lineUrl({ ...line, ...firstPaint(like) }) : normalized(url)
}

/** Lines that mean the same have the same URL. */
function normalized(url: FilmUrl): FilmUrl {
  const line = readLine(url)
  return line ? lineUrl(line) : url
}
