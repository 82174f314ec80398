import { HeartButton } from '@/components/favourites/heart-button'
import { AddButton } from '@/components/ui/add-button'
import { ItemCard } from '@/components/ui/item-card'
import { emitCartAdd } from '@/lib/cart/cart-event'
import { CART_PRICE } from '@/lib/cart/cart-item'
import { characterCard as texts } from '@/lib/content/shop/browser'
import type { Character } from '@/lib/shop/read-characters'

type Props = { character: Character; isEager: boolean }

/** All text is untrusted: `<bdi>` isolates its direction, and long words may break. */
export function CharacterCard({ character, isEager }: Props) {
  const { id, name, image, ki, race, affiliation } = character
  return (
    <ItemCard
      name={name}
      image={image}
      price={CART_PRICE}
      isEager={isEager}
      corner={<HeartButton favourite={{ id, name, image }} />}
    >
      <dl>
        <Fact name={texts.ki} value={ki} />
        <Fact name={texts.race} value={race} />
        <Fact name={texts.affiliation} value={affiliation} />
      </dl>
      <AddButton name={name} onAdd={() => emitCartAdd({ id, name, image, price: CART_PRICE })} />
    </ItemCard>
  )
}

function Fact({ name, value }: { name: string; value: string | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd title={value ?? undefined}>
        <bdi>{value ?? '–'}</bdi>
      </dd>
    </div>
  )
}
