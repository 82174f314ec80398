'use client'

import type { ReactNode } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { SpriteIcon } from '@/components/ui/icon'
import { cartStore, itemCount } from '@/lib/cart/cart'
import { listLine, quoteList as texts } from '@/lib/content/quote/list'
import { couponStore } from '@/lib/quote/coupon-store'
import { quoteStore } from '@/lib/quote/quote-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { shownPrices } from '@/lib/workshop/shown-prices'
import { CardsLine } from './cards-line'
import { FilmLines } from './film-lines'
import { FilmSum } from './film-prices'
import { GoneRow } from './gone-row'
import { listMessage } from './list-texts'
import { emptyList } from './own-list'
import type { FilmPictures } from './quote-line'
import { Remove } from './quote-line'
import { ShareButton } from './share-button'
import { useGone } from './use-gone'

/** The visitor's quote on /contact; `children` while it is empty. */
export function QuoteList({ Picture, children }: { Picture: FilmPictures; children: ReactNode }) {
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
          <FilmLines films={films} Picture={Picture} gone={gone} onRemove={remove} onUndo={undo} />
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
