import type { ReactNode } from 'react'
import { asset } from '@/lib/content/asset'
import styles from './beside-picture.module.scss'

type Props = {
  title: string
  lead: string
  picture: 'ppf' | 'window-film' | 'marine-film'
  children: ReactNode
}

/** A short form with a picture beside it where there is room; a phone does not load the picture. */
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
      <picture className={styles.picture}>
        <source type="image/avif" srcSet={asset(`/pictures/${picture}-1200.avif`)} />
        <img src={asset(`/pictures/${picture}-1200.jpg`)} alt="" width={1200} height={900} loading="lazy" />
      </picture>
    </div>
  )
}
