import card from '@/components/ui/item-card.module.scss'
import styles from './skeleton-card.module.scss'

export function SkeletonCard() {
  return (
    <div className={`${card.card} ${styles.card}`} aria-hidden="true">
      <div className={card.stage} />
      <div className={card.body}>
        <span />
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  )
}
