import { type ReactNode, useId } from 'react'
import { asset } from '@/lib/content/asset'
import styles from './call-to-action.module.scss'

type Props = {
  title: string
  /** A drawing of 1000 × 400 makes it a large section; without one it is a band. */
  drawing?: `/drawings/${string}`
  /** The links. */
  children: ReactNode
}

/** The last section of a page: what to do next. */
export function CallToAction({ title, drawing, children }: Props) {
  const titleId = useId()
  if (!drawing)
    return (
      <section className={`${styles.band} on-dark`}>
        <h2>{title}</h2>
        {children}
      </section>
    )
  return (
    <section className="section" aria-labelledby={titleId}>
      <div className="container">
        <div className={`${styles.illustrated} on-dark`}>
          <div>
            <h2 className="h1" id={titleId}>
              {title}
            </h2>
            <div className="d-flex flex-wrap gap-2-half">{children}</div>
          </div>
          <img src={asset(drawing)} alt="" width={1000} height={400} loading="lazy" />
        </div>
      </div>
    </section>
  )
}
