import type { ReactNode } from 'react'
import { FilmLinks } from '@/components/ui/film-links'
import card from '@/components/ui/item-card.module.scss'
import { skeletonGrid as texts, withoutScript } from '@/lib/content/shop'
import { SHOP_LIMIT } from '@/lib/shop/characters'
import shop from './shop-browser.module.scss'

const CARDS = Array.from({ length: SHOP_LIMIT }, (_, i) => i)

/** Reserves the space of the cards, and shows portraits that are known at build time. */
export function SkeletonGrid({ portraits }: { portraits: readonly string[] }) {
  return (
    <ul
      className={`position-relative overflow-hidden rounded-3 ${shop.grid} ${shop.waiting}`}
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
    <div className={`${card.card} ${shop.card}`} aria-hidden="true">
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

/** Without JavaScript the cards never load, so the page explains that instead of showing skeletons for ever. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="scripted">{children}</div>
      <div className="unscripted p-0">
        <p>{withoutScript.reason}</p>
        <p>
          {withoutScript.films.before}
          <FilmLinks />
          {withoutScript.films.after}
        </p>
      </div>
    </>
  )
}
