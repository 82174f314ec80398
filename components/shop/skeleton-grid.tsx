import card from '@/components/ui/item-card.module.scss'
import { skeletonGrid as texts } from '@/lib/content/shop/page'
import { SHOP_LIMIT } from '@/lib/shop/filter-characters'
import shop from './shop-browser.module.scss'
import styles from './skeleton-grid.module.scss'

const CARDS = Array.from({ length: SHOP_LIMIT }, (_, i) => i)

/** Reserves the space of the cards, and shows portraits that are known at build time. */
export function SkeletonGrid({ portraits }: { portraits: readonly string[] }) {
  return (
    <ul
      className={`position-relative overflow-hidden rounded-3 ${shop.grid} ${styles.waiting}`}
      aria-busy="true"
      aria-label={texts.name}
    >
      {CARDS.map((i) => (
        <li key={i}>
          <SkeletonCard portrait={portraits[i]} />
        </li>
      ))}
    </ul>
  )
}

function SkeletonCard({ portrait }: { portrait: string | undefined }) {
  return (
    <div className={`${card.card} ${styles.card}`} aria-hidden="true">
      <div className={card.stage}>
        {portrait && <img className="portrait" src={portrait} alt="" width={300} height={375} />}
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
