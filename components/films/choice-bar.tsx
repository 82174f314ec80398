import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { focusAfter } from '@/components/ui/focus'
import { IntentLink } from '@/components/ui/links'
import { messageRoute } from '@/lib/config/routes'
import { filmLines } from '@/lib/content/facts/films'
import { addToQuote, choiceBar } from '@/lib/content/films'
import { quoteStrip } from '@/lib/content/quote'
import { describeLine } from '@/lib/films/describe-line'
import { lineOf, lineUrl, readLine } from '@/lib/films/film-line'
import { hullTitle } from '@/lib/films/hull'
import { tintUrl } from '@/lib/films/tint'
import { inOne } from '@/lib/films/units'
import { unitsStore } from '@/lib/films/units-store'
import { useTint } from '@/lib/films/use-tint'
import { type FilmUrl, quoteStore } from '@/lib/quote/quote'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { useQueryState } from '@/lib/url/use-query-state'
import { useAddToQuote } from './add-to-quote'
import styles from './choice-bar.module.scss'

/** The choice at the lower edge of a phone, last in the page. The styles hide it while it would be in the way. */
export function ChoiceBar() {
  const line = useToolLine()
  return line && createPortal(<Bar line={line} />, document.body)
}

/** What the page's tool would add to the quote; `null` while nothing is chosen. */
function useToolLine(): FilmUrl | null {
  const pathname = usePathname()
  const query = useQueryState()
  const tint = useTint()
  if (pathname === `/${filmLines.tint}`) return tint.wrongGlass === undefined ? tintUrl(tint) : null
  const line = lineOf(pathname, query)
  return line && lineUrl(line)
}

/** The bar may be at most this share of the window's height, as with text at 200 %. */
const MAX_SHARE = 0.2

function Bar({ line }: { line: FilmUrl }) {
  const bar = useRef<HTMLElement>(null)
  const quote = useStoredValue(quoteStore) ?? []
  // The tool shows the strip with the result, and a question takes the focus there.
  const { add, isChange, answer } = useAddToQuote(line, 'tool')
  const isEndShown = useIsEndShown()
  const [isTooHigh, setIsTooHigh] = useState(false)
  const isHidden = isEndShown || isTooHigh || answer?.kind === 'question'

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
    <aside
      className={`d-md-none d-print-none position-fixed d-flex flex-wrap align-items-center rounded-3 on-dark ${styles.bar} ${isHidden ? styles.hidden : ''}`}
      ref={bar}
      aria-label={choiceBar.label}
    >
      <p className="m-0 fw-semibold">{answer?.kind === 'full' ? quoteStrip.full : titleOf(line)}</p>
      {quote.includes(line) ? (
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

/** With a length in the visitor's own units. */
function titleOf(url: FilmUrl): string | undefined {
  const line = readLine(url)
  return line?.kind === 'hull' ? hullTitle(line, inOne(unitsStore.get())) : describeLine(url)?.title
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
    for (const end of document.querySelectorAll('footer, [aria-labelledby="closing"]')) observer.observe(end)
    return () => observer.disconnect()
  }, [])

  return isShown
}
