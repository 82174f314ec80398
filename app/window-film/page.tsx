import { ClosingCall } from '@/components/editorial/closing-call'
import { PageEnd, QuestionsSection, SourceList } from '@/components/editorial/questions-section'
import { Disclosures, GoodToKnow, Opener } from '@/components/editorial/sections'
import { FilmPage } from '@/components/films/film-page'
import { sceneParts } from '@/components/films/scene-parts'
import { LawOfPlace, TintCall, TintTool } from '@/components/films/tint'
import {
  Constructions,
  EveryPlace,
  FirstMonth,
  GlassPanes,
  Heat,
  LightBands,
} from '@/components/films/window-film-sections'
import { AddToQuote } from '@/components/quote/add-to-quote'
import { WhoseVehicle } from '@/components/quote/whose-vehicle'
import { PartLink } from '@/components/ui/links'
import { EndLinks } from '@/components/workshop/shop-links'
import { metadataOf } from '@/lib/config/metadata'
import { pages } from '@/lib/content/pages'
import { tintCall } from '@/lib/content/tint-parts'
import { citations, opener, questions } from '@/lib/content/window-film'
import { shopQuestions } from '@/lib/workshop/workshop-folder'

export const metadata = metadataOf('/window-film')

export default function WindowFilmPage() {
  return (
    <FilmPage
      title={pages['/window-film'].heading}
      tool={
        <>
          <TintTool
            add={<AddToQuote place="tool" />}
            whose={<WhoseVehicle kind="vehicle" />}
            scene={sceneParts}
          />
          <Disclosures>
            <LawOfPlace />
            <EveryPlace />
          </Disclosures>
        </>
      }
    >
      <Opener picture="window-film" content={opener} />
      <LightBands />
      <Heat />
      <QuestionsSection questions={{ ...questions, ...shopQuestions('window-film') }} />
      <GoodToKnow>
        <GlassPanes />
        <Constructions />
        <FirstMonth />
      </GoodToKnow>
      <TintCall add={<AddToQuote place="end" />}>
        <ClosingCall
          title={tintCall.emptyTitle}
          text={tintCall.emptyText}
          actions={
            <PartLink className="btn btn-lg btn-line" to="tool">
              {tintCall.choose}
            </PartLink>
          }
        >
          <span />
        </ClosingCall>
      </TintCall>
      <PageEnd>
        <EndLinks />
        <SourceList {...citations} />
      </PageEnd>
    </FilmPage>
  )
}
