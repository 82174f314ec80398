import styles from '@/components/films/film-page.module.scss'
import '@/app/styles/tables.scss'

import { OnThisPage } from '@/components/editorial/on-this-page'
import { Opener } from '@/components/editorial/opener'
import { QuestionsSection } from '@/components/editorial/questions-section'
import { SourceList } from '@/components/editorial/source-list'
import { FilmPage } from '@/components/films/film-page'
import { LawTool } from '@/components/films/law-tool'
import { sceneParts } from '@/components/films/scene-parts'
import { TintCall } from '@/components/films/tint-call'
import { TintSimulator } from '@/components/films/tint-simulator'
import { Constructions } from '@/components/films/window-film/constructions'
import { FirstMonth } from '@/components/films/window-film/first-month'
import { GlassPanes } from '@/components/films/window-film/glass-panes'
import { Heat } from '@/components/films/window-film/heat'
import { LawSection } from '@/components/films/window-film/law-section'
import { LightBands } from '@/components/films/window-film/light-bands'
import { Reach } from '@/components/ui/reach'
import { WorkLink } from '@/components/workshop/work-link'
import { metadataOf } from '@/lib/config/metadata'
import { citations, head, onThisPage, opener, questions } from '@/lib/content/films/window-film/texts'
import { pages } from '@/lib/content/pages'
import { shopQuestions } from '@/lib/workshop/questions'
import { linePrices } from '@/lib/workshop/shown-prices'

export const metadata = metadataOf('/window-film')

export default function WindowFilmPage() {
  return (
    <FilmPage
      title={pages['/window-film'].title}
      {...head}
      tool={
        <>
          <TintSimulator {...(process.env.WORKSHOP_PRICES && { price: <Price /> })} scene={sceneParts} />
          <LawTool />
        </>
      }
    >
      <OnThisPage sections={onThisPage} />
      <Opener picture="window-film" content={opener} />
      <LightBands />
      <Heat />
      <GlassPanes />
      <LawSection />
      <Constructions />
      <FirstMonth />
      <QuestionsSection picture="window-film" questions={{ ...questions, ...shopQuestions('window-film') }} />
      <TintCall />
      {process.env.WORKSHOP_WORK && <WorkLink />}
      <div className={`mt-3-half ${styles.reach}`}>
        <Reach />
      </div>
      <SourceList {...citations} />
    </FilmPage>
  )
}

/** Imported only by a build with prices, so that no other page contains its script. */
async function Price() {
  if (!process.env.WORKSHOP_PRICES) return null
  const { TintPrice } = await import('@/components/workshop/tint-price')
  const prices = linePrices('window-film')
  return prices && <TintPrice {...prices} />
}
