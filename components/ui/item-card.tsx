import { type ReactNode, useId } from 'react'
import { formatPrice } from '@/lib/content/price'
import styles from './item-card.module.scss'
import { Portrait } from './portrait'

type Props = {
  name: string
  image: string | null
  price: number
  isEager: boolean
  /** What stands in the picture's corner. */
  corner: ReactNode
  children: ReactNode
}

/** A thing on a card: its picture, name and price, and what can be done with it. */
export function ItemCard({ name, image, price, isEager, corner, children }: Props) {
  // Not from the item's own id, which may contain blanks.
  const titleId = useId()
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.stage}>
        <Portrait key={image} image={image} isEager={isEager} />
      </div>
      <div className={styles.corner}>{corner}</div>
      <div className={styles.body}>
        <div className={styles.title}>
          <h3 id={titleId}>
            <bdi>{name}</bdi>
          </h3>
          <span className="numeric text-nowrap">{formatPrice(price)}</span>
        </div>
        {children}
      </div>
    </article>
  )
}
