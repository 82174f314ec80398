import { type ReactNode, type Ref, type RefObject, useId, useState } from 'react'
import { formatPrice } from '@/lib/config/price'
import { lineItem, showMore as moreTexts } from '@/lib/content/ui'
import { focusAfter } from './focus'
import { SpriteIcon } from './icon'
import styles from './item-card.module.scss'

type Props = {
  name: string
  image: string | null
  price: number
  isEager: boolean
  /** Shown in the corner of the picture. */
  corner: ReactNode
  children: ReactNode
}

/** An item as a card without a box: picture, name, price and actions. */
export function ItemCard({ name, image, price, isEager, corner, children }: Props) {
  // Not derived from the item's id, which may contain spaces.
  const titleId = useId()
  return (
    <article
      className={`${styles.card} position-relative d-flex flex-column h-100`}
      aria-labelledby={titleId}
    >
      <div className={`${styles.stage} position-relative overflow-hidden`}>
        <Portrait key={image} image={image} isEager={isEager} />
      </div>
      <div className={`${styles.corner} position-absolute z-1 rounded-circle`}>{corner}</div>
      <div className={`${styles.head} d-grid lh-sm fw-semibold`}>
        <h3 className={`${styles.title} m-0 fs-base`} id={titleId}>
          <bdi>{name}</bdi>
        </h3>
        <span className="numeric text-nowrap">{formatPrice(price)}</span>
      </div>
      {children}
    </article>
  )
}

type LineItemProps = {
  ref?: Ref<HTMLLIElement> | undefined
  name: string
  image: string | null
  price: number
  onRemove: () => void
  children: ReactNode
}

/** An item in a list: picture, name, price, actions and a Remove button. */
export function LineItem({ ref, name, image, price, onRemove, children }: LineItemProps) {
  return (
    <li className={`${styles.item} align-items-center py-2-half`} ref={ref}>
      <div className={`${styles.thumb} position-relative overflow-hidden rounded-2`}>
        <Portrait key={image} image={image} isEager />
      </div>
      <div className="stack gap-2 justify-items-start">
        <h3 className="fs-base">
          <bdi>{name}</bdi>
        </h3>
        {children}
      </div>
      <div className={`${styles.end} fw-semibold text-end`}>
        <span className="numeric">{formatPrice(price)}</span>
        <button className="btn btn-icon" type="button" aria-label={lineItem.remove(name)} onClick={onRemove}>
          <SpriteIcon name="trash" />
        </button>
      </div>
    </li>
  )
}

/** A third-party picture, or a silhouette if there is none or it fails to load. */
export function Portrait({ image, isEager }: { image: string | null; isEager: boolean }) {
  const [isMissing, setIsMissing] = useState(image === null)
  if (isMissing || image === null) return <Silhouette />
  return (
    <img
      className="portrait"
      src={image}
      alt=""
      width={300}
      height={375}
      loading={isEager ? 'eager' : 'lazy'}
      referrerPolicy="no-referrer"
      onError={() => setIsMissing(true)}
    />
  )
}

function Silhouette() {
  return (
    <svg className="portrait" viewBox="0 0 300 375" aria-hidden="true">
      <path d="M150 92a62 62 0 1 1 0 124 62 62 0 0 1 0-124M40 375c4-86 46-132 110-132s106 46 110 132z" />
    </svg>
  )
}

export function ShowMore({ more, onShow }: { more: number; onShow: () => void }) {
  if (more === 0) return null
  return (
    <button className="btn btn-line" type="button" onClick={onShow}>
      {moreTexts.button(more)}
    </button>
  )
}

const STEP = 50

/** Shows a long list in steps, because rendering thousands of items at once would block the page. */
export function useShowMore<T>(all: readonly T[], list: RefObject<HTMLElement | null>) {
  const [limit, setLimit] = useState(STEP)

  /** Focuses the first new item, since the button may be gone after the last step. */
  function showMore() {
    focusAfter(
      () => setLimit(limit + STEP),
      () => {
        const item = list.current?.querySelectorAll<HTMLElement>(':scope > :not([data-undo])')[limit]
        if (!item) return null
        item.tabIndex = -1
        return item
      },
    )
  }
  return { shown: all.slice(0, limit), more: Math.max(0, all.length - limit), showMore }
}
