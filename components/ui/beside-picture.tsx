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
    <div className={styles.pair}>
      <div className={styles.form}>
        <div>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
      </div>
      <div className={styles.picture}>
        <Picture name={picture} sizes="50vw" />
      </div>
    </div>
  )
}
