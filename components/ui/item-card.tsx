import { type ReactNode, useId } from 'react'
import { formatPrice } from '@/lib/config/price'
import styles from './item-card.module.scss'
import { Portrait } from './portrait'

type Props = {
  name: string
  image: string | null
  price: number
  isEager: boolean
  /** Shown in the corner of the picture. */
  corner: ReactNode
  children: ReactNode
}

/** An item as a card: picture, name, price and actions. */
export function ItemCard({ name, image, price, isEager, corner, children }: Props) {
  // Not derived from the item's id, which may contain spaces.
  const titleId = useId()
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.stage}>
        <Portrait key={image} image={image} isEager={isEager} />
      </div>
      <div className={`${styles.corner} position-absolute rounded-circle`}>{corner}</div>
      <div className={styles.body}>
        <div className={`${styles.head} fw-semibold`}>
          <h3 className={`${styles.title} m-0`} id={titleId}>
            <bdi>{name}</bdi>
          </h3>
          <span className="numeric text-nowrap">{formatPrice(price)}</span>
        </div>
        {children}
      </div>
    </article>
  )
}
