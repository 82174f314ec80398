import type { Captioned } from '@/lib/content/films/drawings'
import { FilmDrawing } from './film-drawing'
import { Words } from './words'

/** List items, each with a picture, a title and a text. */
export function CaptionedPictures({ pictures }: { pictures: readonly Captioned[] }) {
  return pictures.map(({ drawing, alt, title, text }) => (
    <li key={title}>
      <FilmDrawing name={drawing} alt={alt} />
      <h3>{title}</h3>
      <p>
        <Words>{text}</Words>
      </p>
    </li>
  ))
}
