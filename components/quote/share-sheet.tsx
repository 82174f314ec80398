import { Drawer } from '@/components/ui/drawer'
import { cartStore } from '@/lib/cart/cart-store'
import { formatPrice } from '@/lib/config/price'
import { pathOf } from '@/lib/config/site-url'
import { quoteStore } from '@/lib/quote/quote-store'
import { writeSharedQuote } from '@/lib/quote/shared-quote'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { ShareActions } from './share-actions'
import { ShareCode } from './share-code'
import styles from './share-sheet.module.scss'

/** The list as a link to share, copy or scan. The link is created in the browser and sent nowhere. */
export function ShareSheet({ onClose }: { onClose: () => void }) {
  const lines = useStoredValue(cartStore) ?? []
  const films = useStoredValue(quoteStore) ?? []
  const { origin, href } = window.location
  const fragment = writeSharedQuote({ lines, films: films.map((film) => film.href) }, href)
  const link = fragment && origin + pathOf('/contact') + fragment
  const list = [
    ...lines.map(({ name, price, quantity }) => `${quantity} × ${name}, ${formatPrice(price)} each`),
    ...films.map(({ text }) => text),
  ]

  return (
    <Drawer title="Share this list" onClose={onClose}>
      <div className={styles.share}>
        {link ? (
          <>
            <p>
              Anyone who opens the link sees your list and can add it to theirs. The list is part of the link:
              it is not stored anywhere, and later changes are not included.
            </p>
            <ShareActions link={link} list={list} />
            <ShareCode link={link} />
          </>
        ) : (
          <p>
            This list is empty or too long for a link. A link holds up to 100 products; send a longer list
            with the form on the contact page.
          </p>
        )}
      </div>
    </Drawer>
  )
}
