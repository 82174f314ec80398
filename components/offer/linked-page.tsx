import type { ReactNode, Ref } from 'react'
import type { ShopFacts } from '@/lib/offer/shown'
import styles from './offer.module.scss'

export type LinkProps = {
  /** Links to this page in the other languages, which keep the fragment. */
  languages: ReactNode
  shops: readonly ShopFacts[]
  /** The page without what the link shows. */
  children: ReactNode
}

/** For a view, which reads the fragment. */
export type PartProps = LinkProps & { fragment: string }

type HeadProps = Pick<LinkProps, 'languages'> & {
  title: string
  titleRef?: Ref<HTMLHeadingElement>
  /** The lead. */
  children: ReactNode
}

/** The head of what a link shows in place of the page. */
export const LinkedHead = ({ title, languages, titleRef, children }: HeadProps) => (
  <div className={`page-head ${styles.head}`}>
    <div className="d-flex flex-wrap column-gap-3 justify-content-between align-items-center">
      <h1 tabIndex={-1} ref={titleRef}>
        <bdi>{title}</bdi>
      </h1>
      <p className="d-flex gap-3 m-0">{languages}</p>
    </div>
    <p className="lead">{children}</p>
  </div>
)

/** Why a link was not opened, above the page, which stays as it is. */
export const UnopenedLink = ({ problem, children }: { problem: string; children: ReactNode }) => (
  <>
    <div className="alert alert-danger mb-3-half" role="alert">
      <p>{problem}</p>
    </div>
    {children}
  </>
)
