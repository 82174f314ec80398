import { Fragment, type MouseEvent } from 'react'
import Pagination from 'react-bootstrap/Pagination'
import { shownPages } from '@/lib/products/view'
import styles from './product-sheet.module.scss'

type Props = {
  current: number
  pages: number
  hrefOf: (page: number) => string
  onPage: (page: number) => void
}

export function ProductPages({ current, pages, hrefOf, onPage }: Props) {
  const linkTo = (page: number) => ({
    href: hrefOf(page),
    onClick: (event: MouseEvent) => {
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
      if (opensElsewhere) return
      event.preventDefault()
      onPage(page)
    },
  })

  return (
    <nav aria-label="Pages of the list" className={`d-print-none ${styles.pages}`}>
      <Pagination>
        {/* React-bootstrap renders the current page and a disabled step as text, which takes no link's attributes. */}
        <Pagination.Prev disabled={current === 1} {...(current > 1 && linkTo(current - 1))} />
        {shownPages(current, pages).map((page, index, shown) => (
          <Fragment key={page}>
            {page - (shown[index - 1] ?? 0) > 1 && (
              <Pagination.Ellipsis className="d-none d-md-block" disabled />
            )}
            <Pagination.Item
              active={page === current}
              activeLabel=""
              {...(page === current ? { 'aria-current': 'page' } : linkTo(page))}
            >
              <span className="visually-hidden">Page </span>
              {page}
            </Pagination.Item>
          </Fragment>
        ))}
        <Pagination.Next disabled={current === pages} {...(current < pages && linkTo(current + 1))} />
      </Pagination>
    </nav>
  )
}
