import { PicturePairs, PictureRow } from '@/components/editorial/pictures'
import { PageEnd, QuestionsSection, SourceList } from '@/components/editorial/questions-section'
import { Section, Words } from '@/components/editorial/sections'
import { CoverageCall, CoverageConfigurator, CoveragePackages } from '@/components/films/coverage'
import { FilmPage } from '@/components/films/film-page'
import { LaidFilm } from '@/components/films/lay'
import { BuildToCare, ClosingCar, DrawnCar, Estimate } from '@/components/films/ppf-sections'
import { AddToQuote } from '@/components/quote/add-to-quote'
import { WhoseVehicle } from '@/components/quote/whose-vehicle'
import { EndLinks } from '@/components/workshop/shop-links'
import { metadataOf } from '@/lib/config/metadata'
import { pages } from '@/lib/content/pages'
import { citations, healing, limits, opener, packages, questions } from '@/lib/content/ppf'
import { frontPanels } from '@/lib/films/coverage'
import { shopQuestions } from '@/lib/workshop/workshop-folder'

export const metadata = metadataOf('/ppf')

export default function PaintProtectionFilmPage() {
  return (
    <FilmPage
      title={pages['/ppf'].heading}
      tool={
        <CoverageConfigurator
          add={<AddToQuote place="tool" />}
          whose={<WhoseVehicle kind="vehicle" />}
          drawing={
            <>
              <DrawnCar view="car-side" on={frontPanels} />
              <DrawnCar view="car-top" on={frontPanels} />
            </>
          }
        />
      }
    >
      <CoveragePackages>
        <Words>{packages.hint}</Words>
      </CoveragePackages>
      <Estimate />
      <LaidFilm {...opener} />
      <Section id="stops" title={limits.title} lead={limits.lead}>
        <PicturePairs heads={limits.heads} pictures={limits.pictures} />
      </Section>
      <Section id="heals" title={healing.title} lead={healing.lead}>
        <PictureRow kind="frames" pictures={healing.pictures} />
      </Section>
      <QuestionsSection questions={{ ...questions, ...shopQuestions('ppf') }} />
      <BuildToCare />
      <CoverageCall add={<AddToQuote place="end" />} drawing={<ClosingCar on={frontPanels} />} />
      <PageEnd>
        <EndLinks />
        <SourceList {...citations} />
      </PageEnd>
    </FilmPage>
  )
}
