import type { ReactNode } from 'react'
import type { FilmDrawingName } from '@/lib/content/films/drawings'
import styles from './editorial.module.scss'
import { FilmDrawing } from './film-drawing'

type Props = { name: FilmDrawingName; alt: string; className?: string | undefined; children: ReactNode }

/** A drawing with numbers on it, hidden from screen readers because the list next to it repeats them. */
export function NumberedDrawing({ name, alt, className = '', children }: Props) {
  return (
    <div className={styles.drawing}>
      <FilmDrawing name={name} alt={alt} />
      <ol className={`${styles.pins} ${className}`} aria-hidden="true">
        {children}
      </ol>
    </div>
  )
}
