import { PictureRow } from '@/components/editorial/pictures'
import { PageEnd, QuestionsSection, SourceList } from '@/components/editorial/questions-section'
import { Opener, Section } from '@/components/editorial/sections'
import { DrawnBoat, drawnAtEnd } from '@/components/films/drawings'
import { FilmPage } from '@/components/films/film-page'
import { HullCall, HullPackages, HullPlanner } from '@/components/films/hull'
import { BelowAndCare, Estimate, Windows, Zones } from '@/components/films/marine-sections'
import { AddToQuote } from '@/components/quote/add-to-quote'
import { WhoseVehicle } from '@/components/quote/whose-vehicle'
import { EndLinks } from '@/components/workshop/shop-links'
import { metadataOf } from '@/lib/config/metadata'
import { citations, opener, packages, questions, wear } from '@/lib/content/marine-film'
import { pages } from '@/lib/content/pages'
import { topsideZones } from '@/lib/films/hull'
import { shopQuestions } from '@/lib/workshop/workshop-folder'

export const metadata = metadataOf('/marine-film')

export default function MarineFilmPage() {
  return (
    <FilmPage
      title={pages['/marine-film'].heading}
      tool={
        <HullPlanner
          add={<AddToQuote place="tool" />}
          whose={<WhoseVehicle kind="boat" />}
          drawing={<DrawnBoat on={topsideZones} />}
        />
      }
    >
      <HullPackages>{packages.hint}</HullPackages>
      <Estimate />
      <Opener picture="marine-film" content={opener} />
      <Zones />
      <Section id="gelcoat" title={wear.title}>
        <PictureRow pictures={wear.pictures} />
      </Section>
      <Windows />
      <QuestionsSection questions={{ ...questions, ...shopQuestions('marine-film') }} />
      <BelowAndCare />
      <HullCall add={<AddToQuote place="end" />} drawing={drawnAtEnd('boat', topsideZones)} />
      <PageEnd>
        <EndLinks />
        <SourceList {...citations} />
      </PageEnd>
    </FilmPage>
  )
}
