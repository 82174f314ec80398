import type { Character } from '@/lib/shop/read-characters'
import { CharacterCard, type Heart } from './character-card'
import styles from './character-grid.module.scss'

type Props = { characters: readonly Character[]; Heart: Heart }

export function CharacterGrid({ characters, Heart }: Props) {
  return (
    <>
      <h2 className="visually-hidden" id="characters-title" tabIndex={-1}>
        Characters
      </h2>
      <ul className={styles.grid}>
        {characters.map((character, i) => (
          <li key={character.id}>
            <CharacterCard character={character} isEager={i < 4} Heart={Heart} />
          </li>
        ))}
      </ul>
    </>
  )
}
