import { useEffect, useMemo, useState } from 'react'
import { UndoBar, useUndo } from '@/components/ui/undo-bar'
import { cartStore, withLines } from '@/lib/cart/cart'
import type { Units } from '@/lib/config/units'
import { listProblems, openedQuote as texts } from '@/lib/content/quote/shared-list'
import { describeLine } from '@/lib/films/describe-line'
import { lineUrl, readLine } from '@/lib/films/film-line'
import { hintUnits, unitsStore } from '@/lib/films/units-store'
import { quoteStore } from '@/lib/quote/quote-store'
import { readSharedQuote } from '@/lib/quote/shared-quote'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { clearFragment } from '@/lib/url/fragment'
import { addList, type OwnList, replaceList } from './own-list'
import type { FilmPictures } from './quote-line'
import { SharedQuoteDrawer } from './shared-quote-drawer'

/** Asks what to do with a shared list and leaves the visitor's data unchanged until they choose. */
export function OpenedQuote({ fragment, Picture }: { fragment: string; Picture: FilmPictures }) {
  const reading = useMemo(() => (fragment ? readList(fragment) : null), [fragment])
  const [seen, setSeen] = useState('')
  const { last, anchor, removed, undo } = useUndo<HTMLDivElement>('shared list')
  const isSeen = seen === fragment

  useEffect(() => {
    if (reading && 'list' in reading) hintUnits(reading.units ?? null)
  }, [reading])
  const cart = useStoredValue(cartStore)
  const quote = useStoredValue(quoteStore)
  const isOwnEmpty = !cart?.length && !quote?.length
  // Renders again when the hint changes which units come first.
  useStoredValue(unitsStore)

  function take(change: typeof addList, list: OwnList, text: string) {
    const undoChange = change(list)
    clearFragment()
    const left = list.films.filter((film) => !quoteStore.get().includes(film))
    const titles = left.map((film) => describeLine(film)?.title ?? film)
    removed(left.length > 0 ? texts.addedInPart(titles) : text, undoChange)
  }

  return (
    <div className={last || reading ? 'mb-3-half' : undefined} ref={anchor} tabIndex={-1}>
      <UndoBar removal={last} onUndo={undo} />
      {reading && 'problem' in reading && (
        <div className="alert alert-danger" role="alert">
          <p>{reading.problem}</p>
        </div>
      )}
      {reading && 'list' in reading && isSeen && (
        <p className="d-flex flex-wrap gap-2-half align-items-center m-0">
          {texts.seen}{' '}
          <button className="btn btn-line" type="button" onClick={() => setSeen('')}>
            {texts.showAgain}
          </button>
        </p>
      )}
      {reading && 'list' in reading && !isSeen && (
        <SharedQuoteDrawer
          list={reading.list}
          isOwnEmpty={isOwnEmpty}
          Picture={Picture}
          onAdd={() => take(addList, reading.list, texts.added)}
          onReplace={() => take(replaceList, reading.list, texts.replaced)}
          onClose={() => setSeen(fragment)}
        />
      )}
    </div>
  )
}

type Reading = { list: OwnList; units: Units | undefined } | { problem: string }

/** The link holds only tools and their queries. The words are made here, so that a sender cannot inject any. */
function readList(fragment: string): Reading {
  const reading = readSharedQuote(fragment, window.location.href)
  if ('problem' in reading) return { problem: listProblems[reading.problem] }
  const { lines, films, units } = reading.quote
  const read = films.map(readLine).filter((line) => line !== null)
  if (read.length < films.length) return { problem: listProblems.damaged }
  return { list: { lines: withLines([], lines), films: [...new Set(read.map(lineUrl))] }, units }
}
