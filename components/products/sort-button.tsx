import styles from './product-table.module.scss'

const ARROWS = { up: '↑', down: '↓' }

type Props = { label: string; direction: 'up' | 'down' | null; onClick: () => void }

export function SortButton({ label, direction, onClick }: Props) {
  return (
    <button type="button" className={styles.sort} onClick={onClick}>
      {label}
      <span aria-hidden="true">{direction ? ARROWS[direction] : '↕'}</span>
    </button>
  )
}
