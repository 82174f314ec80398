import { asset } from '@/lib/content/asset'

type Props = { name: 'ppf' | 'window-film' | 'marine-film' /** How wide it is shown. */; sizes: string }

/** One of the site's photographs, in the width that is needed; AVIF where it is known. It adorns and says nothing. */
export function Picture({ name, sizes }: Props) {
  const inWidths = (type: 'avif' | 'jpg') =>
    `${asset(`/pictures/${name}-800.${type}`)} 800w, ${asset(`/pictures/${name}-1200.${type}`)} 1200w`
  return (
    <picture>
      <source type="image/avif" srcSet={inWidths('avif')} sizes={sizes} />
      <img
        src={asset(`/pictures/${name}-1200.jpg`)}
        srcSet={inWidths('jpg')}
        sizes={sizes}
        alt=""
        width={1200}
        height={900}
        loading="lazy"
      />
    </picture>
  )
}
