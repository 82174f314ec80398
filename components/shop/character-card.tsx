import type { ComponentType } from 'react'
import { Portrait } from '@/components/ui/portrait'
import { announceCartAdd } from '@/lib/cart/cart-event'
import { CART_PRICE } from '@/lib/cart/cart-item'
import type { Character } from '@/lib/characters/character'
import { AddButton } from './add-button'
import styles from './character-card.module.scss'

export type Heart = ComponentType<{ favourite: Pick<Character, 'id' | 'name' | 'image'> }>

type Props = { character: Character; isEager: boolean; Heart: Heart }

/** Every text comes from outside: each turns its own way and breaks where it must. */
export function CharacterCard({ character, isEager, Heart }: Props) {
  const { id, name, image, ki, race, affiliation } = character
  const headingId = `character-${id}`
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <div className={styles.stage}>
        <Portrait key={image} image={image} isEager={isEager} />
      </div>
      <Heart favourite={{ id, name, image }} />
      <div className={styles.body}>
        <div className={styles.title}>
          <h3 id={headingId}>
            <bdi>{name}</bdi>
          </h3>
          <span className="num">${CART_PRICE}</span>
        </div>
        <dl>
          <Fact name="Ki" value={ki} />
          <Fact name="Race" value={race} />
          <Fact name="Affiliation" value={affiliation} />
        </dl>
        <AddButton name={name} onAdd={() => announceCartAdd({ id, name, image, price: CART_PRICE })} />
      </div>
    </article>
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
