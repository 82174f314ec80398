'use client'

import type { ReactNode } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { useDrawer } from '@/components/ui/drawer-button'
import { SpriteIcon } from '@/components/ui/icon'
import { Portrait } from '@/components/ui/item'
import { lazyPart } from '@/components/ui/lazy-part'
import { ACT, IntentLink } from '@/components/ui/links'
import { useUndo } from '@/components/ui/undo'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { type CartLine, cartStore, itemCount, keyOf, totalOf } from '@/lib/cart/cart'
import { formatPrice } from '@/lib/config/price'
import { gone as goneTexts, listLine, quoteLine, shareButton, quoteList as texts } from '@/lib/content/quote'
import { actionOf } from '@/lib/content/words'
import { usePrices } from '@/lib/prices/use-prices'
import { couponStore, type QuoteCoupon, quoteStore } from '@/lib/quote/quote'
import { FilmGroups } from './film-groups'
import { FilmSum } from './film-sum'
import { listMessage, removeFromList } from './list-texts'
import styles from './quote.module.scss'
import { QuoteLine, Remove } from './quoted-film'

/** The visitor's quote on /contact; `children` while it is empty. */
export function QuoteList({ children }: { children: ReactNode }) {
  const lines = useStoredValue(cartStore) ?? []
  const films = useStoredValue(quoteStore) ?? []
  const coupon = useStoredValue(couponStore) ?? null
  const undo = useUndo<HTMLElement>('quote')
  const prices = usePrices()
  const hasList = lines.length > 0 || films.length > 0
  if (!hasList && !coupon && !undo.last) return children
  const isCards = lines.length > 0 && films.length === 0
  const has = (list: string, count: number) => count > 0 || undo.last?.list === list

  const offer = (list: string, name: string, restore: () => string | undefined) =>
    undo.offer({ text: goneTexts.removed(name), name, list, key: list, restore })
  function removeCards(name: string) {
    const restore = removeFromList({ lines, films: [] })
    offer('cards', name, restore)
  }
  function removeCoupon(removed: QuoteCoupon) {
    couponStore.set(null)
    offer('coupon', texts.couponNamed(removed.code), () => {
      couponStore.update((now) => now ?? removed)
      return couponStore.get()?.code === removed.code ? undefined : goneTexts.otherCoupon
    })
  }

  return (
    <section id="quote" tabIndex={-1} ref={undo.root} aria-labelledby="quote-title">
      <div className="d-flex flex-wrap column-gap-3 align-items-baseline justify-content-between">
        <h2 className="h3" id="quote-title">
          {isCards ? texts.headingOfCards : texts.heading}
        </h2>
        <p className="m-0 text-body-secondary fs-sm">
          {isCards
            ? texts.countOfCards(itemCount(lines), formatPrice(totalOf(lines)))
            : texts.count(films.length, itemCount(lines), prices !== null)}
        </p>
      </div>
      <FilmGroups label={texts.films} films={films} undo={undo} />
      {(has('cards', lines.length) || has('coupon', coupon ? 1 : 0)) && (
        <div className={`sheet-card padded py-2-half ${films.length > 0 ? styles.more : ''}`}>
          {lines.length > 0 && !isCards && <h3 className="fs-lg mb-0">{texts.cardsName}</h3>}
          {has('cards', lines.length) && (
            <ul className="list-unstyled m-0" ref={undo.refOf('cards')} aria-label={texts.cardsName}>
              {undo.within(
                'cards',
                lines.length > 0
                  ? [<CardsLine key="cards" lines={lines} isAlone={isCards} onRemove={removeCards} />]
                  : [],
              )}
            </ul>
          )}
          {has('coupon', coupon ? 1 : 0) && (
            <ul className="list-unstyled m-0" ref={undo.refOf('coupon')} aria-label={texts.coupon}>
              {undo.within(
                'coupon',
                coupon
                  ? [<CouponLine key={coupon.code} coupon={coupon} onRemove={() => removeCoupon(coupon)} />]
                  : [],
              )}
            </ul>
          )}
        </div>
      )}
      {hasList && (
        <div className={`on-dark ${styles.all} ${styles.more}`}>
          <FilmSum films={films} className="pb-2-half" />
          <div className="d-flex flex-wrap gap-2">
            <ShareButton />
            <CopyButton
              className="btn btn-line flex-grow-1 px-2-half"
              text={listMessage(lines, films, prices)}
              label={
                <span className="d-flex gap-2 align-items-center">
                  <SpriteIcon name="copy" />
                  {texts.copy}
                </span>
              }
            />
            {films.length > 0 && (
              <IntentLink className="btn btn-line flex-grow-1 px-2-half" href="/appointment">
                {texts.sheet}
              </IntentLink>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

const ShareSheet = lazyPart(() => import('./share').then((module) => module.ShareSheet), {
  name: shareButton.name,
})

/** Opens the share sheet for the cart and the quote, whose code loads on hover, focus or touch. */
function ShareButton() {
  const { drawer, isWaiting, open } = useDrawer('share', ShareSheet)
  return (
    <>
      <button
        className="btn btn-line flex-grow-1 px-2-half"
        type="button"
        aria-haspopup="dialog"
        aria-busy={isWaiting}
        onClick={open}
        onPointerEnter={ShareSheet.preload}
        onFocus={ShareSheet.preload}
      >
        <SpriteIcon name="share" />
        {shareButton.label}
      </button>
      {drawer}
    </>
  )
}

function CouponLine({ coupon, onRemove }: { coupon: QuoteCoupon; onRemove: () => void }) {
  return (
    <li className="d-flex gap-3 align-items-center justify-content-between border-top">
      <bdi>{listLine.coupon(coupon.code, coupon.desc)}</bdi>
      <Remove title={texts.couponNamed(coupon.code)} onRemove={onRemove} />
    </li>
  )
}

/** The names of more products would fill the page. */
const MAX_NAMED = 12

type CardsLineProps = {
  lines: readonly CartLine[]
  /** Without films there is no heading above the line. */
  isAlone: boolean
  onRemove: (name: string) => void
}

/** All cards of the cart as one line of the quote, whatever their number. */
function CardsLine({ lines, isAlone, onRemove }: CardsLineProps) {
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
      Heading={isAlone ? 'h3' : 'h4'}
      actions={
        <>
          <button
            className={ACT}
            type="button"
            aria-label={actionOf(quoteLine.change, title)}
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
