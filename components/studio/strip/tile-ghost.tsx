import type { ReactNode } from 'react'
import './dragging.scss'
import styles from './tile-ghost.module.scss'

type Props = { x: number; y: number; children: ReactNode }

/** The copy of the dragged tile that follows the pointer. */
export function TileGhost({ x, y, children }: Props) {
  return (
    <span className={styles.lifted} aria-hidden="true" style={{ left: x, top: y }}>
      {children}
    </span>
  )
}
