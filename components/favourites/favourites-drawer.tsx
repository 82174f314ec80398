'use client'

import { AddButton } from '@/components/ui/add-button'
import { Drawer } from '@/components/ui/drawer'
import { Empty } from '@/components/ui/empty'
import { LineItem, ShowMore, useShowMore } from '@/components/ui/item'
import lineItem from '@/components/ui/item-card.module.scss'
import { IntentLink } from '@/components/ui/links'
import { UndoBar, useUndo } from '@/components/ui/undo-bar'
import { CART_PRICE, emitCartAdd } from '@/lib/cart/cart'
import { favouritesDrawer as texts } from '@/lib/content/cart'
import { addFavourite, type Favourite, favouritesStore, removeFavourite } from '@/lib/favourites/favourites'
import { useStoredValue } from '@/lib/storage/use-stored-value'

export function FavouritesDrawer({ onClose }: { onClose: () => void }) {
  const favourites = useStoredValue(favouritesStore) ?? []
  const { last, anchor, removed, undo } = useUndo<HTMLUListElement>('favourites')
  const { shown, more, showMore } = useShowMore(favourites, anchor)

  function remove(favourite: Favourite, index: number) {
    removeFavourite(favourite.id)
    removed(texts.removed(favourite.name), () => addFavourite(favourite, index))
  }

  return (
    <Drawer title={texts.title} onClose={onClose}>
      <UndoBar removal={last} onUndo={undo} />
      <ul className={lineItem.list} ref={anchor} tabIndex={-1} aria-label={texts.list}>
        {shown.map((favourite, index) => (
          <LineItem
            key={favourite.id}
            name={favourite.name}
            image={favourite.image}
            price={CART_PRICE}
            onRemove={() => remove(favourite, index)}
          >
            <AddButton name={favourite.name} onAdd={() => emitCartAdd({ ...favourite, price: CART_PRICE })} />
          </LineItem>
        ))}
      </ul>
      <ShowMore more={more} onShow={showMore} />
      {favourites.length === 0 && (
        <Empty isBare>
          <p className="h3">{texts.emptyHeading}</p>
          <p>{texts.emptyHint}</p>
          <IntentLink className="btn btn-primary" href="/shop">
            {texts.openShop}
          </IntentLink>
        </Empty>
      )}
    </Drawer>
  )
}
