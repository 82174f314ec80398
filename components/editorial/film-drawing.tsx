import { asset } from '@/lib/config/asset'
import { type FilmDrawingName, filmDrawings, type PaintId } from '@/lib/content/facts/films'

type FilmDrawingProps = {
  name: FilmDrawingName
  alt?: string
  className?: string
  /** Of a drawing of a package, whose file knows its paints by the fragment, so that one copy serves every color. */
  paint?: PaintId
}

/** A drawing from a separate file, loaded lazily. */
export function FilmDrawing({ name, alt = '', className, paint }: FilmDrawingProps) {
  const [width, height] = filmDrawings[name]
  const fragment = paint ? `#${paint}` : ''
  return (
    <img
      className={className}
      src={asset(`/drawings/film-${name}.svg`) + fragment}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
    />
  )
}
