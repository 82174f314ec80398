import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { NavLink } from '@/components/ui/nav-link'
import { Questions } from '@/components/ui/questions'
import { type Note, type Question, type Source, sources } from '@/lib/content/sources'
import styles from './film-page.module.scss'

export function FilmHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="page-head">
      <nav className={styles.lines} aria-label="Product lines">
        <NavLink href="/ppf">PPF</NavLink>
        <NavLink href="/window-film">Window</NavLink>
        <NavLink href="/marine-film">Marine</NavLink>
      </nav>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </div>
  )
}

export function FilmSection({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string
  children: ReactNode
}) {
  return (
    <section className="sec">
      <div className="head head-split">
        <h2>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
    </section>
  )
}

export function Notes({ items }: { items: readonly Note[] }) {
  return (
    <ul className={styles.notes}>
      {items.map(({ title, text, source }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            {text} {source && <small>({sources[source]})</small>}
          </p>
        </li>
      ))}
    </ul>
  )
}

export function FilmEnd({ questions, cited }: { questions: readonly Question[]; cited: readonly Source[] }) {
  return (
    <>
      <FilmSection title="Questions">
        <Questions questions={questions} />
        <p className={styles.after}>
          Not here? <Link href="/contact">Write to us</Link>.
        </p>
      </FilmSection>
      <FilmSection title="Sources">
        <p>
          Typical values for the category, collected in November 2026. The data sheet of the film you are
          quoted is the one that counts.
        </p>
        <ul className={styles.sources}>
          {cited.map((source) => (
            <li key={source}>{sources[source]}</li>
          ))}
        </ul>
      </FilmSection>
    </>
  )
}
