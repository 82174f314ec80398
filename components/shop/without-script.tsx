import type { ReactNode } from 'react'
import { FilmLinks } from '@/components/ui/film-links'
import { withoutScript as texts } from '@/lib/content/shop/page'

/** Without JavaScript the cards never load, so the page explains that instead of showing skeletons for ever. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="scripted">{children}</div>
      <div className="unscripted p-0">
        <p>{texts.reason}</p>
        <p>
          {texts.films.before}
          <FilmLinks />
          {texts.films.after}
        </p>
      </div>
    </>
  )
}
