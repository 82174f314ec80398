import type { DraftSlide } from '@/lib/carousel/draft'
import { copiesOf } from '@/lib/carousel/media-problems'
import type { StudioView } from '@/lib/carousel/studio-view'
import styles from './strip.module.scss'
import { useStudio } from './studio-context'

export function TilePicture({ slide }: { slide: DraftSlide }) {
  const { view } = useStudio()
  const src = thumbnailOf(slide, view)
  return src === null ? <span className={styles.blank} /> : <img src={src} alt="" draggable={false} />
}

/** The smallest copy that every browser shows. */
function thumbnailOf({ poster }: DraftSlide, { files, urlOf }: StudioView): string | null {
  const name =
    copiesOf(poster).find((copy) => /-800\.(jpe?g|png|webp)$/.test(copy) && files.has(copy)) ?? poster
  return files.get(name)?.type?.startsWith('image/') ? urlOf(name) : null
}
