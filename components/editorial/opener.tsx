import { asset } from '@/lib/config/asset'
import type { FilmName } from '@/lib/config/film-lines'
import { BREAKPOINTS_PX } from '@/lib/config/shared-values'
import type { Text } from '@/lib/config/text'
import styles from './editorial.module.scss'
import { Words } from './words'

type Props = {
  picture: FilmName
  content: { title: string; text: Text; alt: string }
}

const SIZES = `(max-width: ${BREAKPOINTS_PX.md - 1}px) calc(100vw - 56px), (max-width: ${BREAKPOINTS_PX.xxl}px) 94vw, 1460px`

/** The page's large picture with a statement over it; below md the text is under the picture. */
export function Opener({ picture, content }: Props) {
  const inWidth = (width: number) => asset(`/pictures/${picture}-wide-${width}.avif`)
  return (
    <section
      className={`${styles.opener} on-dark position-relative d-grid d-print-none align-items-end overflow-hidden rounded-plate`}
    >
      <img
        className="object-fit-cover"
        src={inWidth(800)}
        srcSet={`${inWidth(800)} 800w, ${inWidth(1600)} 1600w`}
        sizes={SIZES}
        alt={content.alt}
        width={1600}
        height={900}
        loading="lazy"
      />
      <div>
        <h2 className="pb-3">{content.title}</h2>
        <p className="fs-lg">
          <Words>{content.text}</Words>
        </p>
      </div>
    </section>
  )
}
