import { PicturePairs, PictureRow } from '@/components/editorial/pictures'
import { QuestionsSection, SourceList } from '@/components/editorial/questions-section'
import { Opener, Section, Words } from '@/components/editorial/sections'
import {
  CoverageCall,
  CoverageConfigurator,
  PackagePicture,
  PackagesHeading,
  PanelArea,
  PanelLabel,
  PanelPrice,
} from '@/components/films/coverage'
import { FilmPage } from '@/components/films/film-page'
import { PackageTable } from '@/components/films/package-table'
import { BuildToCare, ClosingCar, DrawnCar, Estimate } from '@/components/films/ppf-sections'
import { AddToQuote } from '@/components/quote/add-to-quote'
import { WhoseVehicle } from '@/components/quote/whose-vehicle'
import { Reach } from '@/components/ui/reach'
import { WorkLink } from '@/components/workshop/shop-links'
import { metadataOf } from '@/lib/config/metadata'
import { pages } from '@/lib/content/pages'
import { citations, healing, limits, opener, packages, questions } from '@/lib/content/ppf'
import { carPackages, frontPanels, panels } from '@/lib/films/coverage'
import { byPackage } from '@/lib/films/parts'
import { shopPrices, shopQuestions } from '@/lib/workshop/workshop-folder'

export const metadata = metadataOf('/ppf')

export default function PaintProtectionFilmPage() {
  const hasPrices = (shopPrices()?.coverage.length ?? 0) > 0
  return (
    <FilmPage
      title={pages['/ppf'].title}
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
      <section className="mt-3" aria-labelledby="packages">
        <PackageTable
          heading={
            <div className="d-sm-flex flex-wrap d-print-block column-gap-4 justify-content-between align-items-end pb-2">
              <h2 className="fs-2xl" id="packages" tabIndex={-1}>
                <PackagesHeading />
              </h2>
              <p className="text-body-secondary fs-sm">
                <Words>{packages.lead}</Words>
              </p>
            </div>
          }
          words={packages}
          parts={byPackage(panels, carPackages).map(({ id }) => ({ id, label: <PanelLabel id={id} /> }))}
          packages={carPackages.map((each) => ({ ...each, drawing: <PackagePicture id={each.id} /> }))}
          query="panels"
          initial={frontPanels}
          Area={PanelArea}
          Price={hasPrices ? PanelPrice : undefined}
        />
      </section>
      <Estimate />
      <Opener picture="ppf" content={opener} />
      <Section id="stops" title={limits.title} lead={limits.lead}>
        <PicturePairs heads={limits.heads} pictures={limits.pictures} />
      </Section>
      <Section id="heals" title={healing.title} lead={healing.lead}>
        <PictureRow kind="frames" pictures={healing.pictures} />
      </Section>
      <QuestionsSection picture="ppf" questions={{ ...questions, ...shopQuestions('ppf') }} />
      <BuildToCare />
      <CoverageCall add={<AddToQuote place="end" />} drawing={<ClosingCar on={frontPanels} />} />
      <WorkLink />
      <div className="mt-3-half reach">
        <Reach />
      </div>
      <SourceList {...citations} />
    </FilmPage>
  )
}
