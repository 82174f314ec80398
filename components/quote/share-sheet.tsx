import { Drawer } from '@/components/ui/drawer'
import { cartStore } from '@/lib/cart/cart-store'
import { pathOf } from '@/lib/config/site-url'
import { shareSheet as texts } from '@/lib/content/quote/share-sheet'
import { quoteStore } from '@/lib/quote/quote-store'
import { writeSharedQuote } from '@/lib/quote/shared-quote'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { ShareActions } from './share-actions'
import { ShareCode } from './share-code'
import { listTexts } from './use-own-list'

/** The list as a link to share, copy or scan. The link is created in the browser and sent nowhere. */
export function ShareSheet({ onClose }: { onClose: () => void }) {
  const lines = useStoredValue(cartStore) ?? []
  const films = useStoredValue(quoteStore) ?? []
  const { origin, href } = window.location
  const fragment = writeSharedQuote({ lines, films: films.map((film) => film.href) }, href)
  const link = fragment && origin + pathOf('/contact') + fragment

  return (
    <Drawer title={texts.heading} onClose={onClose}>
      <div className="stack gap-3 pt-3">
        {link ? (
          <>
            <p>{texts.explanation}</p>
            <ShareActions link={link} list={listTexts(lines, films)} />
            <ShareCode link={link} />
          </>
        ) : (
          <p>{texts.noLink}</p>
        )}
      </div>
    </Drawer>
  )
}
