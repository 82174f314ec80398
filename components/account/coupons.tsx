'use client'

import { type Ref, useRef, useState } from 'react'
import Badge from 'react-bootstrap/Badge'
import Button from 'react-bootstrap/Button'
import { CopyButton } from '@/components/ui/copy-button'
import { focusAfter } from '@/components/ui/focus'
import { IntentLink } from '@/components/ui/links'
import { useUndo } from '@/components/ui/undo'
import { type Coupon, coupons } from '@/lib/account/sample'
import { announce } from '@/lib/announcements/announcements'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { localDay } from '@/lib/config/dates'
import { couponCard as texts } from '@/lib/content/account'
import { messageRoute } from '@/lib/content/facts/site'
import { actionOf } from '@/lib/content/words'
import { couponStore, type QuoteCoupon } from '@/lib/quote/quote'
import styles from './account.module.scss'
import { ShownDate } from './counters'

const LIST = 'coupons'

export function Coupons() {
  const { root, offer, refOf, within } = useUndo<HTMLUListElement>(LIST)
  const [today] = useState(localDay)
  return (
    <ul className="list-unstyled d-grid gap-3 m-0 cols-md-2" ref={root} tabIndex={-1}>
      {within(
        LIST,
        coupons.map((coupon, index) => (
          <CouponCard
            key={coupon.code}
            ref={refOf(coupon.code)}
            coupon={coupon}
            isExpired={coupon.expires < today}
            onReplace={(other) =>
              offer({
                text: texts.replaced(coupon.code, other.code),
                index,
                key: other.code,
                restore: () => void couponStore.update((now) => (now?.code === coupon.code ? other : now)),
              })
            }
          />
        )),
      )}
    </ul>
  )
}

type Props = {
  ref: Ref<HTMLLIElement>
  coupon: Coupon
  isExpired: boolean
  /** Called when the coupon has replaced another one, since a quote has at most one. */
  onReplace: (other: QuoteCoupon) => void
}

function CouponCard({ ref, coupon: { code, desc, expires }, isExpired, onReplace }: Props) {
  const actions = useRef<HTMLDivElement>(null)
  const isInQuote = useStoredValue(couponStore)?.code === code

  function add() {
    const other = couponStore.get()
    // The link replaces the button that had the focus.
    focusAfter(
      () => couponStore.set({ code, desc }),
      () => actions.current?.querySelector('a'),
    )
    if (other) onReplace(other)
    else announce('quote', () => texts.added(code))
  }

  return (
    <li className="sheet-card d-grid pb-3 overflow-hidden justify-items-start" ref={ref}>
      <div className={`w-100 p-3-half ${isExpired ? styles.expired : styles.stub}`}>
        <code
          className={`fw-semibold fs-xl lh-1 ${isExpired ? 'text-decoration-line-through' : ''} ${styles.code}`}
        >
          {code}
        </code>
      </div>
      <div className="pt-2-half px-3-half">
        <p className="m-0">{desc}</p>
        <p className="m-0 text-body-secondary fs-sm">
          {(isExpired ? texts.expiredOn : texts.expires)(<ShownDate key="date" date={expires} />)}
        </p>
      </div>
      <div className="d-flex flex-wrap gap-2-half pt-2-half px-3-half" ref={actions}>
        {isExpired && (
          <Badge bg="" className="text-bg-secondary">
            {texts.expired}
          </Badge>
        )}
        {!isExpired && isInQuote && (
          <IntentLink className="btn btn-primary" href={messageRoute}>
            {texts.viewQuote}
          </IntentLink>
        )}
        {!isExpired && !isInQuote && (
          <Button aria-label={actionOf(texts.add, code)} onClick={add}>
            {texts.add}
          </Button>
        )}
        {!isExpired && <CopyButton text={code} label={texts.copy} name={texts.copyNamed(code)} />}
      </div>
    </li>
  )
}
