import type { Captioned } from '@/lib/content/films/drawings'
import { CaptionedPictures } from './captioned-pictures'
import styles from './editorial.module.scss'

type Props = {
  pictures: readonly Captioned[]
  /** `steps` are numbered, `frames` touch each other like the frames of a film strip. */
  kind?: 'steps' | 'frames'
}

/** A row of captioned pictures; on a phone, a list with each caption next to its picture. */
export function PictureRow({ pictures, kind }: Props) {
  return (
    <ol className={`${styles.row} ${kind ? styles[kind] : ''}`}>
      <CaptionedPictures pictures={pictures} />
    </ol>
  )
}
