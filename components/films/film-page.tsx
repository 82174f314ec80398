import type { ReactNode } from 'react'
import { CallToAction } from '@/components/ui/call-to-action'
import { IntentLink } from '@/components/ui/intent-link'
import { NavLink } from '@/components/ui/nav-link'
import { NeedsScript } from '@/components/ui/needs-script'
import { QueryWatcher } from '@/components/ui/query-watcher'
import { Questions } from '@/components/ui/questions'
import { Sheet } from '@/components/ui/sheet'
import { type Question, type Source, sources } from '@/lib/content/sources'
import styles from './film-page.module.scss'
import { FilmSection } from './film-section'

type Props = Head &
  End & {
    tool: ReactNode
    /** The sections below the tool. */
    children: ReactNode
  }

/** The frame that the three film pages share: the head, the page's tool, its sections and the end. */
export function FilmPage({ title, lead, tool, questions, cited, call, children }: Props) {
  return (
    <Sheet>
      <FilmHead title={title} lead={lead} />
      {tool}
      {children}
      <FilmEnd questions={questions} cited={cited} call={call} />
    </Sheet>
  )
}

type Head = { title: string; lead: string }

function FilmHead({ title, lead }: Head) {
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
      <QueryWatcher />
    </div>
  )
}

type End = { questions: readonly Question[]; cited: readonly Source[]; call: string }

function FilmEnd({ questions, cited, call }: End) {
  return (
    <>
      <section className={`section ${styles.questions}`}>
        <div>
          <h2>Questions</h2>
          <p className="lead">
            Not here? <IntentLink href="/contact">Write to us</IntentLink>.
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
      <CallToAction title={call}>
        <IntentLink className="btn btn-lg btn-clear" href="/contact">
          Ask for a quote
        </IntentLink>
        <IntentLink className="btn btn-lg btn-line" href="/shop">
          Open the shop
        </IntentLink>
      </CallToAction>
    </>
  )
}
