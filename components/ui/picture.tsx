import { asset } from '@/lib/config/asset'
import type { FilmName } from '@/lib/config/film-lines'

type Props = {
  name: FilmName
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string
  /** Empty by default: the picture is decorative. */
  alt?: string
  /** On the first screen, so it loads eagerly. */
  isFirst?: boolean
}

/** One of the site's photographs in two widths. All supported browsers show AVIF. */
export function Picture({ name, sizes, alt = '', isFirst = false }: Props) {
  const inWidth = (width: number) => asset(`/pictures/${name}-${width}.avif`)
  return (
    <img
      src={inWidth(1200)}
      srcSet={`${inWidth(800)} 800w, ${inWidth(1200)} 1200w`}
      sizes={sizes}
      alt={alt}
      width={1200}
      height={900}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  )
}
