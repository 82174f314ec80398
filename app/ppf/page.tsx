import styles from '@/components/films/film-page.module.scss'
import '@/app/styles/tables.scss'
import { PicturePairs, PictureRow } from '@/components/editorial/pictures'
import { QuestionsSection, SourceList } from '@/components/editorial/questions-section'
import { FinePrint, OnThisPage, Opener, Section } from '@/components/editorial/sections'
import { CoverageCall, CoverageConfigurator, PackagePicture, PanelLabel } from '@/components/films/coverage'
import { ClosingCar, DrawnCar } from '@/components/films/drawn-car'
import { FilmPage } from '@/components/films/film-page'
import { PackageTable } from '@/components/films/package-table'
import { DataSheet, Fit, Layers, Warranty } from '@/components/films/ppf-sections'
import { Reach } from '@/components/ui/reach'
import { WorkLink } from '@/components/workshop/shop-links'
import { metadataOf } from '@/lib/config/metadata'
import { pages } from '@/lib/content/pages'
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
} from '@/lib/content/ppf'
import { carPackages, frontPanels, panels } from '@/lib/films/coverage'
import { byPackage } from '@/lib/films/parts'
import { shopQuestions } from '@/lib/workshop/workshop-folder'

export const metadata = metadataOf('/ppf')

export default function PaintProtectionFilmPage() {
  return (
    <FilmPage
      title={pages['/ppf'].title}
      {...head}
      tool={
        <CoverageConfigurator
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
          initial={frontPanels}
        />
        <FinePrint>{packages.hint}</FinePrint>
      </Section>
      <Warranty />
      <Section id="care" title={care.title}>
        <PictureRow kind="steps" pictures={care.steps} />
      </Section>
      <QuestionsSection picture="ppf" questions={{ ...questions, ...shopQuestions('ppf') }} />
      <CoverageCall drawing={<ClosingCar on={frontPanels} />} />
      <WorkLink />
      <div className={`mt-3-half ${styles.reach}`}>
        <Reach />
      </div>
      <SourceList {...citations} />
    </FilmPage>
  )
}
