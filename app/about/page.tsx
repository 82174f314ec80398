import styles from '@/components/about/about.module.scss'
import { AbsentThings, Statement, Surfaces, Ways } from '@/components/about/sections'
import { ClosingCall } from '@/components/editorial/closing-call'
import { FilmDrawing } from '@/components/editorial/film-drawing'
import { PictureRow } from '@/components/editorial/pictures'
import { PageEnd, SourceList } from '@/components/editorial/questions-section'
import { Editorial, Section } from '@/components/editorial/sections'
import { IntentLink } from '@/components/ui/links'
import { Sheet } from '@/components/ui/sheet'
import { metadataOf } from '@/lib/config/metadata'
import { USUAL_PAINT } from '@/lib/config/shared-values'
import { citations, closing, lead, sheet } from '@/lib/content/about'
import { lineTools } from '@/lib/content/contact'
import { filmLines } from '@/lib/content/facts/films'
import { pages } from '@/lib/content/pages'

export const metadata = metadataOf('/about')

export default function AboutPage() {
  return (
    <Sheet>
      <div className="page-head">
        <h1 className={`fs-display ${styles.title}`}>{pages['/about'].heading}</h1>
        <p className="lead">{lead}</p>
      </div>
      <Editorial>
        <Surfaces />
        <Statement />
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
          <FilmDrawing name="pack-car-nose" paint={USUAL_PAINT} />
        </ClosingCall>
        <PageEnd>
          <SourceList {...citations} />
        </PageEnd>
      </Editorial>
    </Sheet>
  )
}
