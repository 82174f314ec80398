import type { ReactNode } from 'react'
import { formatPrice } from '@/lib/config/price'
import { lineItem as texts } from '@/lib/content/ui/lists'
import styles from './line-item.module.scss'
import { Portrait } from './portrait'
import { SpriteIcon } from './sprite-icon'

type Props = {
  name: string
  image: string | null
  price: number
  onRemove: () => void
  children: ReactNode
}

/** An item in a list: picture, name, price, actions and a Remove button. */
export function LineItem({ name, image, price, onRemove, children }: Props) {
  return (
    <li className={`${styles.item} align-items-center py-2-half`}>
      <div className={`${styles.thumb} rounded-2`}>
        <Portrait key={image} image={image} isEager />
      </div>
      <div className={styles.what}>
        <h3 className="fs-base">
          <bdi>{name}</bdi>
        </h3>
        {children}
      </div>
      <div className={`${styles.end} fw-semibold text-end`}>
        <span className="numeric">{formatPrice(price)}</span>
        <button className="btn btn-icon" type="button" aria-label={texts.remove(name)} onClick={onRemove}>
          <SpriteIcon name="trash" />
        </button>
      </div>
    </li>
  )
}
