import type { ReactNode } from 'react'
import { asset } from '@/lib/config/asset'
import type { FilmName } from '@/lib/content/facts/films'
import styles from './beside-picture.module.scss'

type Props = {
  name: FilmName
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string
  /** Empty by default: the picture is decorative. */
  alt?: string
  /** On the first screen, so it loads eagerly. */
  isFirst?: boolean
  className?: string
}

/** One of the site's photographs in two widths. All supported browsers show AVIF. */
export function Picture({ name, sizes, alt = '', isFirst = false, className }: Props) {
  const inWidth = (width: number) => asset(`/pictures/${name}-${width}.avif`)
  return (
    <img
      className={className}
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

type BesidePictureProps = {
  title: string
  lead: string
  picture: FilmName
  children: ReactNode
}

/** A short form with a picture next to it from lg upwards; narrower screens do not load the picture. */
export function BesidePicture({ title, lead, picture, children }: BesidePictureProps) {
  return (
    <div className={`${styles.pair} d-grid cols-lg-2`}>
      <div className={`${styles.form} d-grid align-content-center min-w-0`}>
        <div className="w-100">
          <h1 className="mb-2 fs-4xl">{title}</h1>
          <p className="lead mb-4">{lead}</p>
          {children}
        </div>
      </div>
      <div
        className={`${styles.picture} d-none d-lg-block position-relative my-2-half me-2-half overflow-hidden rounded-plate`}
      >
        <Picture
          className="position-absolute inset-0 w-100 h-100 object-fit-cover"
          name={picture}
          sizes="50vw"
        />
      </div>
    </div>
  )
}

/** Links to related pages, below a form. */
export function FormLinks({ children }: { children: ReactNode }) {
  return (
    <p
      className={`${styles.links} d-flex flex-wrap row-gap-1 column-gap-3 justify-content-between mt-3 mb-0`}
    >
      {children}
    </p>
  )
}
