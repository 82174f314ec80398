import type { DraftSlide } from '@/lib/carousel/draft'
import { copiesOf } from '@/lib/carousel/media-problems'
import styles from './strip.module.scss'
import { useStudio } from './studio-context'

/** The poster, or its smallest copies. */
export function TilePicture({ slide: { poster } }: { slide: DraftSlide }) {
  const { view } = useStudio()
  const { files, urlOf } = view
  const small = copiesOf(poster).filter((copy) => copy.includes('-800.') && files.has(copy))
  const avif = small.find((copy) => copy.endsWith('.avif'))
  const name = small.find((copy) => !copy.endsWith('.avif')) ?? poster
  if (!files.get(name)?.type?.startsWith('image/')) return <span className={styles.blank} />
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={urlOf(avif)} />}
      <img src={urlOf(name)} alt="" loading="lazy" draggable={false} />
    </picture>
  )
}
