import type { ReactNode } from 'react'
import type { FilmName } from '@/lib/config/film-lines'
import styles from './beside-picture.module.scss'
import { Picture } from './picture'

type Props = {
  title: string
  lead: string
  picture: FilmName
  children: ReactNode
}

/** A short form with a picture next to it from lg upwards; narrower screens do not load the picture. */
export function BesidePicture({ title, lead, picture, children }: Props) {
  return (
    <div className={`${styles.pair} d-grid`}>
      <div className={`${styles.form} d-grid align-content-center`}>
        <div className="w-100">
          <h1 className="mb-2">{title}</h1>
          <p className="lead mb-4">{lead}</p>
          {children}
        </div>
      </div>
      <div className={`${styles.picture} d-none d-lg-block position-relative overflow-hidden rounded-plate`}>
        <Picture name={picture} sizes="50vw" />
      </div>
    </div>
  )
}
