'use client'

import { type ReactNode, useRef, useState } from 'react'
import { ACT } from '@/components/ui/add-button'
import { CopyButton } from '@/components/ui/copy-button'
import { focusAfter, takeFocus } from '@/components/ui/focus'
import { SpriteIcon } from '@/components/ui/icon'
import { LineItem, Portrait } from '@/components/ui/item'
import { QuantityField } from '@/components/ui/quantity-field'
import { announce } from '@/lib/announcements/announcements'
import { type CartLine, cartStore, changeQuantity, itemCount, keyOf, totalOf } from '@/lib/cart/cart'
import { formatPrice } from '@/lib/config/price'
import { gone as goneTexts, listLine, quoteLine, quoteList as texts } from '@/lib/content/quote'
import { undo as undoTexts } from '@/lib/content/ui'
import { couponStore, type FilmUrl, putInQuote, quoteStore, removeFromQuote } from '@/lib/quote/quote'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { shownPrices } from '@/lib/workshop/shown-prices'
import { FilmSum } from './film-prices'
import { emptyList, listMessage } from './list-texts'
import styles from './quote.module.scss'
import { QuotedFilm, QuoteLine, Remove } from './quoted-film'
import { ShareButton } from './share-button'

/** The visitor's quote on /contact; `children` while it is empty. */
export function QuoteList({ children }: { children: ReactNode }) {
  const lines = useStoredValue(cartStore) ?? []
  const films = useStoredValue(quoteStore) ?? []
  const coupon = useStoredValue(couponStore) ?? null
  const { gone, root, remove, undo } = useGone<HTMLElement>('quote')
  const hasList = lines.length > 0 || films.length > 0
  if (!hasList && !coupon && !gone) return children
  const has = (list: string, count: number) => count > 0 || gone?.list === list

  return (
    <section className="sheet-card padded" id="quote" tabIndex={-1} ref={root} aria-labelledby="quote-title">
      <div className="d-flex flex-wrap column-gap-3 align-items-baseline justify-content-between">
        <h2 className="h3" id="quote-title">
          {texts.heading}
        </h2>
        <p className="m-0 text-body-secondary fs-sm">
          {texts.count(films.length, itemCount(lines), shownPrices() !== null)}
        </p>
      </div>
      {has('films', films.length) && (
        <ul className="list-unstyled m-0" data-list="films" aria-label={texts.films}>
          <FilmLines films={films} gone={gone} onRemove={remove} onUndo={undo} />
        </ul>
      )}
      {process.env.WORKSHOP_PRICES ? <FilmSum films={films} /> : null}
      {has('cards', lines.length) && (
        <ul className="list-unstyled m-0 border-top" data-list="cards" aria-label={texts.cardsName}>
          {lines.length > 0 && (
            <CardsLine
              lines={lines}
              onRemove={(name) =>
                remove({ list: 'cards', index: 0, name, restore: emptyList({ lines, films: [] }) })
              }
            />
          )}
          {gone?.list === 'cards' && <GoneRow gone={gone} onUndo={undo} />}
        </ul>
      )}
      {has('coupon', coupon ? 1 : 0) && (
        <ul className="list-unstyled m-0" data-list="coupon" aria-label={texts.coupon}>
          {coupon && (
            <li className="d-flex gap-3 align-items-center justify-content-between border-top">
              <bdi>{listLine.coupon(coupon.code, coupon.desc)}</bdi>
              <Remove
                title={texts.couponNamed(coupon.code)}
                onRemove={() => {
                  couponStore.set(null)
                  remove({
                    list: 'coupon',
                    index: 0,
                    name: texts.couponNamed(coupon.code),
                    restore: () => couponStore.update((now) => now ?? coupon),
                  })
                }}
              />
            </li>
          )}
          {gone?.list === 'coupon' && <GoneRow gone={gone} onUndo={undo} />}
        </ul>
      )}
      {hasList && (
        <div className="d-flex flex-wrap gap-2 pt-3 border-top">
          <ShareButton />
          <CopyButton
            className="btn btn-line flex-grow-1 px-2-half"
            text={listMessage(lines, films)}
            label={
              <>
                <SpriteIcon name="copy" /> {texts.copy}
              </>
            }
          />
        </div>
      )}
    </section>
  )
}

/** The names of more products would fill the page. */
const MAX_NAMED = 12

/** All cards of the cart as one line of the quote, whatever their number. */
function CardsLine({ lines, onRemove }: { lines: readonly CartLine[]; onRemove: (name: string) => void }) {
  const title = texts.cards(itemCount(lines))
  const named = lines.slice(0, MAX_NAMED)
  const left = lines.length - named.length
  return (
    <QuoteLine
      picture={
        <span className={`${styles.cards} overflow-hidden rounded-2`}>
          {lines.slice(0, 2).map((line) => (
            <span className="position-relative" key={keyOf(line)}>
              <Portrait image={line.image} isEager />
            </span>
          ))}
        </span>
      }
      title={title}
      actions={
        <>
          <button
            className={ACT}
            type="button"
            aria-label={quoteLine.changeOf(title)}
            aria-haspopup="dialog"
            onClick={openCart}
          >
            {quoteLine.change}
          </button>
          <Remove title={title} onRemove={() => onRemove(title)} />
          <span className="ms-auto fw-semibold numeric">{formatPrice(totalOf(lines))}</span>
        </>
      }
    >
      <p className="m-0 text-body-secondary fs-sm">
        <bdi>
          {lines.every(({ quantity }) => quantity === 1)
            ? texts.oneOfEach(
                named.map(({ name }) => name),
                left,
              )
            : texts.several(
                named.map(({ quantity, name }) => [quantity, name]),
                left,
              )}
        </bdi>
      </p>
    </QuoteLine>
  )
}

/** The header's button opens the drawer, so that the focus returns to it. */
const openCart = () => document.querySelector<HTMLElement>('[data-opens="cart"]')?.click()

type Props = { line: CartLine; onRemove: () => void; children?: ReactNode }

/** A line of the cart, whose quantity can be changed. */
export function OwnLine({ line, onRemove, children }: Props) {
  const { name, image, price, quantity } = line
  return (
    <LineItem name={name} image={image} price={price * quantity} onRemove={onRemove}>
      {children}
      <QuantityField
        name={name}
        quantity={quantity}
        onChange={(wanted) => changeQuantity(keyOf(line), wanted)}
      />
    </LineItem>
  )
}

type FilmLinesProps = {
  films: readonly FilmUrl[]
  isShort?: boolean
  gone: Gone | null
  onRemove: (gone: Gone) => void
  onUndo: (gone: Gone) => void
}

const LIST = 'films'

/** The films of the quote as items of a list; a removed one leaves a row at its place. */
export function FilmLines({ films, isShort = false, gone, onRemove, onUndo }: FilmLinesProps) {
  function remove(line: FilmUrl, index: number, name: string) {
    removeFromQuote(line)
    onRemove({ list: LIST, index, name, restore: () => putInQuote(line, index) })
  }
  const rows = films.map((line, index) => (
    <QuotedFilm key={line} line={line} isShort={isShort} onRemove={(name) => remove(line, index, name)} />
  ))
  // Its own key keeps the row mounted, so it does not take the focus again when another tab changes the films.
  if (gone?.list === LIST) rows.splice(gone.index, 0, <GoneRow key="gone" gone={gone} onUndo={onUndo} />)
  return rows
}

/** In place of a removed line. Undo takes the focus, because the button that had it is gone. */
export function GoneRow({ gone, onUndo }: { gone: Gone; onUndo: (gone: Gone) => void }) {
  return (
    <li
      className={`${styles.gone} d-flex gap-3 align-items-center justify-content-between px-2-half py-1 my-2 rounded-2`}
    >
      <span className="min-w-0">
        <bdi>{goneTexts.removed(gone.name)}</bdi>
      </span>
      <button
        className={`${ACT} flex-shrink-0`}
        type="button"
        aria-label={goneTexts.undo(gone.name)}
        ref={takeFocus}
        onClick={() => onUndo(gone)}
      >
        {undoTexts.button}
      </button>
    </li>
  )
}

/** What was removed last. Its row stays in its list, at its place, until the next removal. */
type Gone = { list: string; index: number; name: string; restore: () => void }

export function useGone<T extends HTMLElement>(topic: string) {
  const [gone, setGone] = useState<Gone | null>(null)
  /** The element around the lists, each of which has its name as `data-list`. */
  const root = useRef<T>(null)

  function remove(removed: Gone) {
    setGone(removed)
    announce(topic, () => goneTexts.removed(removed.name))
  }
  function undo({ list, index, restore }: Gone) {
    focusAfter(
      () => {
        restore()
        setGone(null)
      },
      () => {
        const line = root.current?.querySelector(`[data-list="${list}"]`)?.children[index] ?? root.current
        return line?.querySelector<HTMLElement>('a, button') ?? root.current
      },
    )
    announce(topic, () => undoTexts.restored)
  }
  return { gone, root, remove, undo }
}
