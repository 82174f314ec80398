import styles from '@/components/films/film-page.module.scss'
import '@/app/styles/tables.scss'

import { FinePrint } from '@/components/editorial/fine-print'
import { OnThisPage } from '@/components/editorial/on-this-page'
import { Opener } from '@/components/editorial/opener'
import { PicturePairs } from '@/components/editorial/picture-pairs'
import { PictureRow } from '@/components/editorial/picture-row'
import { QuestionsSection } from '@/components/editorial/questions-section'
import { Section } from '@/components/editorial/section'
import { SourceList } from '@/components/editorial/source-list'
import { CoverageCall } from '@/components/films/coverage-call'
import { CoverageConfigurator } from '@/components/films/coverage-configurator'
import { ClosingCar, DrawnCar } from '@/components/films/drawn-car'
import { FilmPage } from '@/components/films/film-page'
import { PackagePicture } from '@/components/films/package-picture'
import { PackageTable } from '@/components/films/package-table'
import { PanelLabel } from '@/components/films/panel-label'
import { DataSheet } from '@/components/films/ppf/data-sheet'
import { Fit } from '@/components/films/ppf/fit'
import { Layers } from '@/components/films/ppf/layers'
import { Warranty } from '@/components/films/ppf/warranty'
import { Reach } from '@/components/ui/reach'
import { WorkLink } from '@/components/workshop/work-link'
import { metadataOf } from '@/lib/config/metadata'
import {
  care,
  citations,
  head,
  healing,
  limits,
  onThisPage,
  opener,
  packages,
  questions,
} from '@/lib/content/films/ppf/texts'
import { pages } from '@/lib/content/pages'
import { carPackages, frontPanels, panels } from '@/lib/films/car-parts'
import { byPackage } from '@/lib/films/coverage'
import { shopQuestions } from '@/lib/workshop/questions'
import { linePrices } from '@/lib/workshop/shown-prices'

export const metadata = metadataOf('/ppf')

export default function PaintProtectionFilmPage() {
  return (
    <FilmPage
      title={pages['/ppf'].title}
      {...head}
      tool={
        <CoverageConfigurator
          {...(process.env.WORKSHOP_PRICES && { price: <Price /> })}
          drawing={
            <>
              <DrawnCar view="car-side" on={frontPanels} />
              <DrawnCar view="car-top" on={frontPanels} />
            </>
          }
        />
      }
    >
      <OnThisPage sections={onThisPage} />
      <Opener picture="ppf" content={opener} />
      <Layers />
      <Section id="stops" title={limits.title} lead={limits.lead}>
        <PicturePairs heads={limits.heads} pictures={limits.pictures} />
      </Section>
      <Section id="heals" title={healing.title} lead={healing.lead}>
        <PictureRow kind="frames" pictures={healing.pictures} />
      </Section>
      <Fit />
      <DataSheet />
      <Section id="packages" title={packages.title} lead={packages.lead}>
        <PackageTable
          caption={packages.caption}
          part={packages.part}
          parts={byPackage(panels, carPackages).map(({ id }) => ({ id, label: <PanelLabel id={id} /> }))}
          packages={carPackages.map((each) => ({ ...each, drawing: <PackagePicture id={each.id} /> }))}
          query="panels"
        />
        <FinePrint>{packages.hint}</FinePrint>
      </Section>
      <Warranty />
      <Section id="care" title={care.title}>
        <PictureRow kind="steps" pictures={care.steps} />
      </Section>
      <QuestionsSection picture="ppf" questions={{ ...questions, ...shopQuestions('ppf') }} />
      <CoverageCall drawing={<ClosingCar on={frontPanels} />} />
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
  const { CoveragePrice } = await import('@/components/workshop/coverage-price')
  const prices = linePrices('ppf')
  return prices && <CoveragePrice {...prices} />
}
