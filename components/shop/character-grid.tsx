import type { Character } from '@/lib/shop/read-characters'
import { CharacterCard } from './character-card'
import styles from './character-grid.module.scss'

export function CharacterGrid({ characters }: { characters: readonly Character[] }) {
  return (
    <>
      <h2 className="visually-hidden" id="characters-title" tabIndex={-1}>
        Characters
      </h2>
      <ul className={styles.grid}>
        {characters.map((character, i) => (
          <li key={character.id}>
            <CharacterCard character={character} isEager={i < 4} />
          </li>
        ))}
      </ul>
    </>
  )
}
