import styles from '@/components/films/film-page.module.scss'
import '@/app/styles/tables.scss'

import { QuestionsSection, SourceList } from '@/components/editorial/questions-section'
import { OnThisPage, Opener } from '@/components/editorial/sections'
import { sceneParts } from '@/components/films/drawings'
import { FilmPage } from '@/components/films/film-page'
import { LawTool } from '@/components/films/law-tool'
import { TintCall, TintSimulator } from '@/components/films/tint'
import {
  Constructions,
  FirstMonth,
  GlassPanes,
  Heat,
  LawSection,
  LightBands,
} from '@/components/films/window-film-sections'
import { Reach } from '@/components/ui/reach'
import { WorkLink } from '@/components/workshop/shop-links'
import { metadataOf } from '@/lib/config/metadata'
import { pages } from '@/lib/content/pages'
import { citations, head, onThisPage, opener, questions } from '@/lib/content/window-film'
import { shopQuestions } from '@/lib/workshop/workshop-folder'

export const metadata = metadataOf('/window-film')

export default function WindowFilmPage() {
  return (
    <FilmPage
      title={pages['/window-film'].title}
      {...head}
      tool={
        <>
          <TintSimulator scene={sceneParts} />
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
      <WorkLink />
      <div className={`mt-3-half ${styles.reach}`}>
        <Reach />
      </div>
      <SourceList {...citations} />
    </FilmPage>
  )
}
