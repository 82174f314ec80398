import type { ReactNode } from 'react'
import { Editorial } from '@/components/editorial/sections'
import { NavLink } from '@/components/ui/links'
import { NeedsScript, Sheet } from '@/components/ui/sheet'
import { filmLines } from '@/lib/content/facts/films'
import { filmPage as texts } from '@/lib/content/films'
import { QueryWatcher } from '@/lib/url/use-query-state'
import styles from './film-page.module.scss'

const LINE = `d-inline-flex align-items-center min-h-target fw-medium text-decoration-none ${styles.line}`

type Props = {
  title: string
  tool: ReactNode
  /** The sections below the tool. */
  children: ReactNode
}

/** The shared layout of the film pages: header, tool and sections. */
export function FilmPage({ title, tool, children }: Props) {
  return (
    <Sheet>
      <div className={`stack row-gap-1 column-gap-4 align-items-lg-end py-2-half ${styles.head}`}>
        <nav
          className="d-flex d-print-none flex-wrap order-lg-1 row-gap-1 column-gap-3-half"
          aria-label={texts.lines}
        >
          {Object.values(filmLines).map((name) => (
            <NavLink className={LINE} href={`/${name}`} key={name}>
              {texts.lineNames[name]}
            </NavLink>
          ))}
        </nav>
        <h1 className="fs-3xl" tabIndex={-1}>
          {title}
        </h1>
        <NeedsScript>{texts.needsScript}</NeedsScript>
        <QueryWatcher />
      </div>
      <div className={styles.tool} id="tool" tabIndex={-1}>
        {tool}
      </div>
      <Editorial>{children}</Editorial>
    </Sheet>
  )
}
