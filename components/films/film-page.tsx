import type { ReactNode } from 'react'
import { Call } from '@/components/ui/call'
import { Link } from '@/components/ui/link'
import { NavLink } from '@/components/ui/nav-link'
import { NeedsScript } from '@/components/ui/needs-script'
import { Questions } from '@/components/ui/questions'
import { type Question, type Source, sources } from '@/lib/content/sources'
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
      <NeedsScript>The tool on this page</NeedsScript>
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

type End = { questions: readonly Question[]; cited: readonly Source[]; call: string }

export function FilmEnd({ questions, cited, call }: End) {
  return (
    <>
      <section className={`sec ${styles.questions}`}>
        <div>
          <h2>Questions</h2>
          <p className="lead">
            Not here? <Link href="/contact">Write to us</Link>.
          </p>
        </div>
        <Questions questions={questions} />
      </section>
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
      <Call title={call}>
        <Link className="btn btn-lg btn-clear" href="/contact">
          Ask for a quote
        </Link>
      </Call>
    </>
  )
}
