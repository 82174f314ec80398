import { Fragment, type MouseEvent } from 'react'
import Pagination from 'react-bootstrap/Pagination'
import { productPages as texts } from '@/lib/content/products'
import { shownPages } from '@/lib/products/view'

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
    <nav aria-label={texts.label} className="d-flex justify-content-center py-3 d-print-none">
      <Pagination className="flex-wrap justify-content-center m-0">
        {/* React-bootstrap renders the current page and a disabled step as text, which takes no link's attributes. */}
        <Pagination.Item disabled={current === 1} {...(current > 1 && linkTo(current - 1))}>
          <Sign sign="‹" text={texts.previous} />
        </Pagination.Item>
        {shownPages(current, pages).map((page, index, shown) => (
          <Fragment key={page}>
            {page - (shown[index - 1] ?? 0) > 1 && (
              <Pagination.Item className="d-none d-md-block" disabled>
                <Sign sign="…" text={texts.more} />
              </Pagination.Item>
            )}
            <Pagination.Item
              active={page === current}
              activeLabel=""
              {...(page === current ? { 'aria-current': 'page' } : linkTo(page))}
            >
              <span className="visually-hidden">{texts.page} </span>
              {page}
            </Pagination.Item>
          </Fragment>
        ))}
        <Pagination.Item disabled={current === pages} {...(current < pages && linkTo(current + 1))}>
          <Sign sign="›" text={texts.next} />
        </Pagination.Item>
      </Pagination>
    </nav>
  )
}

/** React-bootstrap's own signs have English names. */
const Sign = ({ sign, text }: { sign: string; text: string }) => (
  <>
    <span aria-hidden="true">{sign}</span>
    <span className="visually-hidden">{text}</span>
  </>
)
