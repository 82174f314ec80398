import { AbsentThings } from '@/components/about/absent-things'
import { Surfaces } from '@/components/about/surfaces'
import { Ways } from '@/components/about/ways'
import { ClosingCall } from '@/components/editorial/closing-call'
import { Editorial } from '@/components/editorial/editorial'
import { FilmDrawing } from '@/components/editorial/film-drawing'
import { PictureRow } from '@/components/editorial/picture-row'
import { Section } from '@/components/editorial/section'
import { SourceList } from '@/components/editorial/source-list'
import { IntentLink } from '@/components/ui/intent-link'
import { Sheet } from '@/components/ui/sheet'
import { filmLines } from '@/lib/config/film-lines'
import { metadataOf } from '@/lib/config/metadata'
import { citations, closing, lead, sheet, statement } from '@/lib/content/about/texts'
import { lineTools } from '@/lib/content/films/lines'
import { pages } from '@/lib/content/pages'
import styles from './about.module.scss'

export const metadata = metadataOf('/about')

export default function AboutPage() {
  return (
    <Sheet>
      <div className="page-head">
        <h1 className={styles.title}>{pages['/about'].heading}</h1>
        <p className="lead">{lead}</p>
      </div>
      <Editorial>
        <Surfaces />
        <section className="section">
          <h2 className={styles.statement}>{statement}</h2>
        </section>
        <Section id="sheet" title={sheet.title} lead={sheet.lead}>
          <PictureRow kind="frames" pictures={sheet.properties} />
        </Section>
        <Ways />
        <AbsentThings />
        <ClosingCall
          title={closing.title}
          text={closing.text}
          actions={Object.values(filmLines).map((name, i) => (
            <IntentLink
              className={`btn btn-lg ${i === 0 ? 'btn-clear' : 'btn-line'}`}
              href={`/${name}#tool`}
              key={name}
            >
              {lineTools[name].invitation}
            </IntentLink>
          ))}
        >
          <FilmDrawing name="pack-car-nose" />
        </ClosingCall>
        <SourceList {...citations} />
      </Editorial>
    </Sheet>
  )
}
