import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { focusAfter } from '@/components/ui/focus'
import { IntentLink, usePage } from '@/components/ui/links'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { messageRoute } from '@/lib/config/routes'
import type { Units } from '@/lib/config/units'
import { filmLines } from '@/lib/content/facts/films'
import { places } from '@/lib/content/facts/laws'
import { addToQuote } from '@/lib/content/films'
import { coverageChoice } from '@/lib/content/ppf-tool'
import { choiceBar, quoteStrip } from '@/lib/content/quote'
import { tintTool, windowNames } from '@/lib/content/tint-tool'
import { percent } from '@/lib/content/words'
import { coverageName } from '@/lib/films/coverage'
import { describeLine } from '@/lib/films/describe-line'
import { lineOf, lineUrl, readLine } from '@/lib/films/film-line'
import { hullTitle } from '@/lib/films/hull'
import { darkestLegal } from '@/lib/films/laws'
import { changeWindow, tintedWindows, tintLines, verdictsOf } from '@/lib/films/tint-tool'
import { inOne, PAGE_UNITS, unitsStore } from '@/lib/films/units'
import { useMonth, useTint } from '@/lib/films/use-tint'
import { vehicleStore } from '@/lib/films/vehicle-store'
import { type FilmUrl, quoteStore } from '@/lib/quote/quote'
import { useQueryState } from '@/lib/url/use-query-state'
import { useAddToQuote } from './add-to-quote'
import styles from './choice-bar.module.scss'

/** The choice at the lower edge of a phone, last in the page. The styles hide it while it would be in the way. */
export function ChoiceBar() {
  const lines = useToolLines()
  return lines.length > 0 && createPortal(<Bar lines={lines} />, document.body)
}

/** What the law says about the windows, and the darkest legal shade for the first one that is too dark. */
function useTintNote(isTint: boolean) {
  const tint = useTint()
  const now = useMonth()
  const place = places.find(({ id }) => id === tint.place)
  if (!isTint || !place) return null
  const verdicts = verdictsOf(tint, place, now)
  const ids = tintedWindows(tint)
  const dark = ids.find((id) => verdicts[id]?.kind === 'against')
  if (dark)
    return {
      text: choiceBar.tooDark(windowNames[dark]),
      dark: {
        id: dark,
        legal: darkestLegal(place, { ...tint.windows[dark], window: dark, vehicle: tint.vehicle.id }, now),
      },
    }
  return ids.every((id) => verdicts[id]?.kind === 'within') ? { text: choiceBar.allLegal(place.named) } : null
}

/** What the page's tool would add to the quote; nothing while nothing is chosen. */
function useToolLines(): readonly FilmUrl[] {
  const page = usePage()
  const query = useQueryState()
  const tint = useTint()
  const kept = useStoredValue(vehicleStore) ?? null
  if (page === `/${filmLines.tint}`) return tintLines(tint)
  const line = lineOf(page, query, kept)
  return line ? [lineUrl(line)] : []
}

/** The bar may be at most this share of the window's height, as with text at 200%. */
const MAX_SHARE = 0.19

function Bar({ lines }: { lines: readonly FilmUrl[] }) {
  const bar = useRef<HTMLElement>(null)
  const quote = useStoredValue(quoteStore) ?? []
  const units = useStoredValue(unitsStore) ?? PAGE_UNITS
  const { add, isChange, answer } = useAddToQuote(lines, 'tool')
  const isEndShown = useIsEndShown()
  const note = useTintNote(lines[0]?.startsWith(`/${filmLines.tint}`) ?? false)
  const dark = note?.dark
  const legal = dark?.legal ?? null
  const [isTooHigh, setIsTooHigh] = useState(false)
  const isHidden = isEndShown || isTooHigh

  useEffect(() => {
    if (!bar.current) return
    const { current } = bar
    const measure = () => setIsTooHigh(current.offsetHeight > window.innerHeight * MAX_SHARE)
    // The text becomes longer or larger without a change of the window.
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [])

  return (
    // `invisible` keeps its size, which is measured to decide whether it is too high.
    <aside
      className={`d-md-none d-print-none position-fixed d-flex flex-wrap align-items-center rounded-3 on-dark ${styles.bar} ${isHidden ? 'invisible' : ''}`}
      ref={bar}
      aria-label={choiceBar.label}
    >
      <p className="m-0 fw-semibold">
        {answer?.kind === 'full' ? quoteStrip.full : titleOf(lines, units)}
        {note ? (
          <small className={`d-block fw-normal ${dark ? styles.dark : ''}`}>{note.text}</small>
        ) : (
          <FilmArea url={lines[0]} />
        )}
      </p>
      {dark && legal !== null ? (
        <button
          className="btn btn-clear"
          type="button"
          onClick={() => changeWindow({ film: legal }, dark.id)}
        >
          {tintTool.use(percent(legal))}
        </button>
      ) : lines.every((line) => quote.includes(line)) ? (
        <IntentLink className="btn btn-clear" href={messageRoute}>
          {quoteStrip.view}
        </IntentLink>
      ) : (
        <button
          className="btn btn-clear"
          type="button"
          onClick={() => add((change) => focusAfter(change, () => bar.current?.querySelector('a')))}
        >
          {isChange ? addToQuote.save : addToQuote.add}
        </button>
      )}
    </aside>
  )
}

/** The film for a car's panels or a boat's zones, in the visitor's own units. */
function FilmArea({ url }: { url: FilmUrl | undefined }) {
  const line = url ? describeLine(url) : null
  return line && line.kind !== 'tint' && <small className="d-block fw-normal">{line.measure}</small>
}

/** With a length in the visitor's own units. */
function titleOf([url, ...others]: readonly FilmUrl[], units: Units): string | undefined {
  if (!url) return undefined
  const line = readLine(url)
  if (line?.kind === 'tint' && others.length > 0) return tintTool.windowCount(others.length + 1)
  if (line?.kind === 'coverage') return coverageChoice.title(coverageName(line), line.vehicle.own)
  return line?.kind === 'hull' ? hullTitle(line, inOne(units)) : describeLine(url)?.title
}

/** Whether the footer is in view, or the panel at the end, which has the same button. */
function useIsEndShown(): boolean {
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const shown = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) shown.add(target)
        else shown.delete(target)
      setIsShown(shown.size > 0)
    })
    for (const end of document.querySelectorAll('footer, [data-end]')) observer.observe(end)
    return () => observer.disconnect()
  }, [])

  return isShown
}
