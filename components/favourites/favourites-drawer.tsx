'use client'

import { AddButton } from '@/components/ui/add-button'
import { Drawer } from '@/components/ui/drawer'
import { Empty } from '@/components/ui/empty'
import { LineItem, ShowMore, useShowMore } from '@/components/ui/item'
import { IntentLink } from '@/components/ui/links'
import { useUndo } from '@/components/ui/undo'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { CART_PRICE, emitCartAdd } from '@/lib/cart/cart'
import { heartButton, favouritesDrawer as texts } from '@/lib/content/cart'
import { type Favourite, favouritesStore } from '@/lib/favourites/favourites'
import { addEntry, removeEntry } from '@/lib/storage/entries'

const LIST = 'favourites'

export function FavouritesDrawer({ onClose }: { onClose: () => void }) {
  const favourites = useStoredValue(favouritesStore) ?? []
  const { root, offer, refOf, within } = useUndo<HTMLUListElement>(LIST)
  const { shown, more, showMore } = useShowMore(favourites, root)

  function remove(favourite: Favourite, index: number) {
    removeEntry(favouritesStore, favourite.id)
    offer({
      text: heartButton.removed(favourite.name),
      index,
      key: favourite.id,
      restore: () => void addEntry(favouritesStore, favourite, index),
    })
  }

  return (
    <Drawer title={texts.title} onClose={onClose}>
      <ul className="list-unstyled m-0" ref={root} tabIndex={-1} aria-label={texts.list}>
        {within(
          LIST,
          shown.map((favourite, index) => (
            <LineItem
              key={favourite.id}
              ref={refOf(favourite.id)}
              name={favourite.name}
              image={favourite.image}
              price={CART_PRICE}
              onRemove={() => remove(favourite, index)}
            >
              <AddButton
                name={favourite.name}
                onAdd={() => emitCartAdd({ ...favourite, price: CART_PRICE })}
              />
            </LineItem>
          )),
        )}
      </ul>
      <ShowMore more={more} onShow={showMore} />
      {favourites.length === 0 && (
        <Empty isBare heading={texts.emptyHeading} text={texts.emptyHint}>
          <IntentLink className="btn btn-primary" href="/shop">
            {texts.openShop}
          </IntentLink>
        </Empty>
      )}
    </Drawer>
  )
}
