import card from '@/components/ui/item-card.module.scss'
import picture from '@/components/ui/portrait.module.scss'
import styles from './skeleton-card.module.scss'

export function SkeletonCard({ portrait }: { portrait: string | undefined }) {
  return (
    <div className={`${card.card} ${styles.card}`} aria-hidden="true">
      <div className={card.stage}>
        {portrait && <img className={picture.portrait} src={portrait} alt="" width={300} height={375} />}
      </div>
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
