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

/** One of the site's photographs in two widths, as AVIF where supported. */
export function Picture({ name, sizes, alt = '', isFirst = false }: Props) {
  const inWidths = (type: 'avif' | 'jpg') =>
    `${asset(`/pictures/${name}-800.${type}`)} 800w, ${asset(`/pictures/${name}-1200.${type}`)} 1200w`
  return (
    <picture>
      <source type="image/avif" srcSet={inWidths('avif')} sizes={sizes} />
      <img
        src={asset(`/pictures/${name}-1200.jpg`)}
        srcSet={inWidths('jpg')}
        sizes={sizes}
        alt={alt}
        width={1200}
        height={900}
        loading={isFirst ? 'eager' : 'lazy'}
      />
    </picture>
  )
}
