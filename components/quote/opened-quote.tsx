import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Drawer } from '@/components/ui/drawer'
import { Portrait } from '@/components/ui/item'
import lineItem from '@/components/ui/item-card.module.scss'
import { ACT } from '@/components/ui/links'
import { useUndo } from '@/components/ui/undo'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { cartStore, keyOf } from '@/lib/cart/cart'
import { formatPrice } from '@/lib/config/price'
import { filmGroups, sharedQuoteDrawer, openedQuote as texts } from '@/lib/content/quote'
import { describeLine } from '@/lib/films/describe-line'
import { hintUnits, unitsStore } from '@/lib/films/units'
import { ANSWER, quoteStore } from '@/lib/quote/quote'
import { FilmGroups } from './film-groups'
import { FilmSum } from './film-sum'
import { addList, type OwnList, openList, replaceList } from './list-texts'

type OpenedQuoteProps = {
  fragment: string
  /** Links to this page in the other languages, which keep the fragment. */
  languages: ReactNode
  onTaken: () => void
}

/** Asks what to do with a shared list and leaves the visitor's data unchanged until they choose. */
export function OpenedQuote({ fragment, languages, onTaken }: OpenedQuoteProps) {
  const reading = useMemo(() => (fragment ? openList(fragment) : null), [fragment])
  const [seen, setSeen] = useState('')
  const { root, last, offer, within } = useUndo<HTMLDivElement>('shared list')
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
    const restore = change(list)
    onTaken()
    const left = list.films.filter((film) => !quoteStore.get().includes(film))
    const titles = left.map((film) => describeLine(film)?.title ?? film)
    offer({ text: left.length > 0 ? texts.addedInPart(titles) : text, restore })
  }

  return (
    <div className={last || reading ? 'mb-3-half' : undefined} ref={root} tabIndex={-1}>
      {last && <ul className="list-unstyled m-0">{within('shared list', [])}</ul>}
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
          answer={fragment + ANSWER}
          languages={languages}
          isOwnEmpty={isOwnEmpty}
          onAdd={() => take(addList, reading.list, texts.added)}
          onReplace={() => take(replaceList, reading.list, texts.replaced)}
          onClose={() => setSeen(fragment)}
        />
      )}
    </div>
  )
}

type Props = {
  list: OwnList
  /** The fragment where the shop answers. */
  answer: string
  languages: ReactNode
  /** There is nothing to replace or to keep. */
  isOwnEmpty: boolean
  onAdd: () => void
  onReplace: () => void
  onClose: () => void
}

function SharedQuoteDrawer({ list, answer, languages, isOwnEmpty, onAdd, onReplace, onClose }: Props) {
  return (
    <Drawer
      title={sharedQuoteDrawer.heading}
      bodyName={sharedQuoteDrawer.list}
      onClose={onClose}
      foot={
        <>
          <p className="m-0 text-body-secondary fs-sm">
            {list.lines.length > 0 && sharedQuoteDrawer.fromLink} {sharedQuoteDrawer.unchanged}
          </p>
          <button className="btn btn-primary btn-lg px-2" type="button" onClick={onAdd}>
            {sharedQuoteDrawer.add}
          </button>
          {isOwnEmpty || (
            <button className="btn btn-line px-2" type="button" onClick={onReplace}>
              {sharedQuoteDrawer.replace}
            </button>
          )}
          <button className="btn btn-line px-2" type="button" onClick={onClose}>
            {isOwnEmpty ? sharedQuoteDrawer.notNow : sharedQuoteDrawer.keep}
          </button>
        </>
      }
    >
      <p className="d-flex gap-3 justify-content-end m-0">{languages}</p>
      {list.films.length > 0 && <FilmGroups label={sharedQuoteDrawer.films} films={list.films} />}
      <FilmSum films={list.films} />
      {list.lines.length > 0 && <h3 className="fs-lg mt-3 mb-0">{filmGroups.cards}</h3>}
      {list.lines.length > 0 && (
        <ul className="list-unstyled m-0" aria-label={sharedQuoteDrawer.products}>
          {list.lines.map((line) => (
            <li className={`${lineItem.item} align-items-center py-2-half`} key={keyOf(line)}>
              <div className={`${lineItem.thumb} position-relative overflow-hidden rounded-2`}>
                <Portrait image={line.image} isEager={false} />
              </div>
              <div className="stack gap-2 justify-items-start">
                <h4 className="m-0 fs-base">
                  <bdi>{line.name}</bdi>
                </h4>
                <p className="m-0 text-body-secondary fs-sm numeric">
                  {line.quantity} × {formatPrice(line.price)}
                </p>
              </div>
              <div className={`${lineItem.end} numeric fw-semibold text-end`}>
                {formatPrice(line.price * line.quantity)}
              </div>
            </li>
          ))}
        </ul>
      )}
      {list.films.length > 0 && (
        <p className="d-flex flex-wrap column-gap-2 align-items-center mt-3 mb-0 text-body-secondary fs-sm">
          {sharedQuoteDrawer.forShop}{' '}
          <a className={ACT} href={answer}>
            {sharedQuoteDrawer.answer}
          </a>
        </p>
      )}
    </Drawer>
  )
}
