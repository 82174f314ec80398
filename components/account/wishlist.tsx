'use client'

import Button from 'react-bootstrap/Button'
import { Empty } from '@/components/ui/empty'
import { HeartFullIcon } from '@/components/ui/icons'
import { ItemCard } from '@/components/ui/item'
import { IntentLink } from '@/components/ui/links'
import { useUndo } from '@/components/ui/undo'
import { wishlistStore } from '@/lib/account/wishlist-store'
import { onFirstClick } from '@/lib/browser/browser'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { CART_PRICE, cartStore, emitCartAdd, removeLines } from '@/lib/cart/cart'
import { wishlist as texts, wishCard } from '@/lib/content/account'
import { actionOf } from '@/lib/content/words'
import { favouritesStore } from '@/lib/favourites/favourites'
import { addEntry, removeEntry } from '@/lib/storage/entries'
import styles from './account.module.scss'

const LIST = 'wishlist'

/** Lists the account's wishes, followed by the visitor's favourites. */
export function Wishlist() {
  const wishes = useStoredValue(wishlistStore) ?? []
  const favourites = useStoredValue(favouritesStore) ?? []
  const { root, offer, refOf, within } = useUndo<HTMLUListElement>(LIST)

  const entries = [
    ...wishes.map((wish, index) => {
      const place = favourites.findIndex(({ id }) => id === wish.id)
      const favourite = favourites[place]
      return {
        ...wish,
        key: `wish-${wish.id}`,
        remove() {
          removeEntry(wishlistStore, wish.id)
          if (favourite) removeEntry(favouritesStore, wish.id)
        },
        restore() {
          addEntry(wishlistStore, wish, index)
          if (favourite) addEntry(favouritesStore, favourite, place)
        },
      }
    }),
    ...favourites
      .map((favourite, index) => ({
        ...favourite,
        img: favourite.image,
        price: CART_PRICE,
        key: `favourite-${favourite.id}`,
        remove: () => removeEntry(favouritesStore, favourite.id),
        restore: () => addEntry(favouritesStore, favourite, index),
      }))
      .filter(({ id }) => wishes.every((wish) => wish.id !== id)),
  ]

  return (
    <>
      <h2 className="visually-hidden">{texts.heading}</h2>
      <ul
        className={`list-unstyled d-grid gap-2-half gap-md-3-half m-0 ${styles.wishes}`}
        ref={root}
        tabIndex={-1}
      >
        {within(
          LIST,
          entries.map(({ id, name, img, price, key, remove, restore }, index) => (
            <li key={key} ref={refOf(key)}>
              <WishCard
                name={name}
                img={img}
                price={price}
                onRemove={() => {
                  remove()
                  offer({ text: texts.removed(name), index, key, restore: () => void restore() })
                }}
                onMove={() => {
                  const item = { id, name, image: img, price }
                  const own = cartStore.get()
                  remove()
                  emitCartAdd(item)
                  offer({
                    text: texts.moved(name),
                    index,
                    key,
                    restore: () => {
                      restore()
                      removeLines([{ ...item, quantity: 1 }], own)
                      return undefined
                    },
                  })
                }}
              />
            </li>
          )),
        )}
      </ul>
      {entries.length === 0 && (
        <Empty heading={texts.emptyHeading} text={texts.emptyHint}>
          <IntentLink className="btn btn-primary" href="/shop">
            {texts.openShop}
          </IntentLink>
        </Empty>
      )}
    </>
  )
}

type Props = {
  name: string
  img: string | null
  price: number
  onRemove: () => void
  onMove: () => void
}

function WishCard({ name, img, price, onRemove, onMove }: Props) {
  return (
    <ItemCard
      name={name}
      image={img}
      price={price}
      isEager
      corner={
        <Button variant="icon" aria-label={wishCard.remove(name)} onClick={onFirstClick(onRemove)}>
          <HeartFullIcon />
        </Button>
      }
    >
      <Button aria-label={actionOf(wishCard.move, name)} onClick={onFirstClick(onMove)}>
        {wishCard.move}
      </Button>
    </ItemCard>
  )
}
