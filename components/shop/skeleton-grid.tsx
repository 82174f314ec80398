import { SHOP_LIMIT } from '@/lib/shop/filter-characters'
import styles from './character-grid.module.scss'
import { SkeletonCard } from './skeleton-card'

const CARDS = Array.from({ length: SHOP_LIMIT }, (_, i) => i)

/** Reserves the space of the cards, and shows portraits that are known at build time. */
export function SkeletonGrid({ portraits }: { portraits: readonly string[] }) {
  return (
    <ul className={`${styles.grid} ${styles.waiting}`} aria-busy="true" aria-label="Characters">
      {CARDS.map((card, i) => (
        <li key={card}>
          <SkeletonCard portrait={portraits[i]} />
        </li>
      ))}
    </ul>
  )
}
