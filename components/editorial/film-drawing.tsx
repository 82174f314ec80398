import { asset } from '@/lib/config/asset'
import { type FilmDrawingName, filmDrawings } from '@/lib/content/facts/films/drawings'

type Props = { name: FilmDrawingName; alt?: string; className?: string }

/** A drawing from a separate file, loaded lazily. */
export function FilmDrawing({ name, alt = '', className }: Props) {
  const [width, height] = filmDrawings[name]
  return (
    <img
      className={className}
      src={asset(`/drawings/film-${name}.svg`)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
    />
  )
}
