import { readFileSync } from 'node:fs'
import { FilmLinks } from '@/components/ui/film-links'
import card from '@/components/ui/item-card.module.scss'
import { skeletonGrid as texts, withoutScript } from '@/lib/content/shop'
import { SHOP_LIMIT, toCharacters } from '@/lib/shop/characters'
import { CHARACTERS_URL, isSample, SAMPLE_CATALOGUE } from '@/lib/shop/fetch-characters'
import shop from './shop-browser.module.scss'

const CARDS = Array.from({ length: SHOP_LIMIT }, (_, i) => i)

/** Reserves the space of the cards, and shows portraits that are known at build time. */
export function SkeletonGrid() {
  const portraits = earlyPortraits()
  return (
    <ul
      className={`scripted position-relative overflow-hidden list-unstyled m-0 ${shop.grid} ${shop.waiting}`}
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
    <div className={`d-flex flex-column h-100 ${shop.card}`} aria-hidden="true">
      <div className={`${card.stage} position-relative overflow-hidden`}>
        {portrait && <img className="portrait" src={portrait} alt="" width={300} height={375} />}
      </div>
      <span />
      <span />
      <span />
      <span />
      <span />
    </div>
  )
}

/** Two rows on a phone, where connections are slowest. */
const EARLY_PORTRAITS = 4

/** A placeholder for the site's origin, which is unknown at build time. */
const ANY_ORIGIN = 'https://site.invalid'

/**
 * The first portraits of the sample catalog, read at build time, so that the page shows them before its scripts run.
 * Only the browser requests a configured service, whose catalog may change after the build.
 */
function earlyPortraits(): readonly string[] {
  if (!isSample) return []
  const catalogue: unknown = JSON.parse(readFileSync(`public${SAMPLE_CATALOGUE}`, 'utf8'))
  return toCharacters(catalogue, CHARACTERS_URL, ANY_ORIGIN)
    .slice(0, EARLY_PORTRAITS)
    .flatMap(({ image }) => (image?.startsWith(`${ANY_ORIGIN}/`) ? image.slice(ANY_ORIGIN.length) : []))
}

/** Without JavaScript the cards never load, so the page explains that instead of showing skeletons for ever. */
export function WithoutScript() {
  return (
    <div className="unscripted p-0">
      <p>{withoutScript.reason}</p>
      <p>
        {withoutScript.films.before}
        <FilmLinks />
        {withoutScript.films.after}
      </p>
    </div>
  )
}
