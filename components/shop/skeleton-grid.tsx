import styles from './character-grid.module.scss'
import { SkeletonCard } from './skeleton-card'

const CARDS = ['1', '2', '3', '4', '5', '6', '7', '8']

/** The room that the cards will take, so that nothing moves when they come. */
export function SkeletonGrid() {
  return (
    <ul className={`${styles.grid} ${styles.waiting}`} aria-busy="true" aria-label="Characters">
      {CARDS.map((card) => (
        <li key={card}>
          <SkeletonCard />
        </li>
      ))}
    </ul>
  )
}
