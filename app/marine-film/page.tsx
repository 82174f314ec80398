import { FilmDrawing, PicturePairs, PictureRow } from '@/components/editorial/pictures'
import { QuestionsSection, SourceList } from '@/components/editorial/questions-section'
import { FinePrint, OnThisPage, Opener, Section } from '@/components/editorial/sections'
import { DrawnBoat, drawnAtEnd } from '@/components/films/drawings'
import { FilmPage } from '@/components/films/film-page'
import styles from '@/components/films/film-page.module.scss'
import { HullCall, HullPlanner } from '@/components/films/hull'
import { Areas, BelowTheWaterline, Zones } from '@/components/films/marine-sections'
import { PackageTable } from '@/components/films/package-table'
import { Reach } from '@/components/ui/reach'
import { WorkLink } from '@/components/workshop/shop-links'
import { metadataOf } from '@/lib/config/metadata'
import {
  care,
  citations,
  head,
  onThisPage,
  opener,
  packages,
  questions,
  wear,
  windows,
} from '@/lib/content/marine-film'
import { pages } from '@/lib/content/pages'
import { boatPackages, hullZones, topsideZones } from '@/lib/films/hull'
import { byPackage } from '@/lib/films/parts'
import { shopQuestions } from '@/lib/workshop/workshop-folder'

export const metadata = metadataOf('/marine-film')

/** The packages that set the order of the rows, chosen so that most covered cells are contiguous. */
const ROW_ORDER = ['bow', 'topsides', 'dock', 'full']

const rows = byPackage(
  hullZones,
  ROW_ORDER.flatMap((id) => boatPackages.filter((each) => each.id === id)),
)

export default function MarineFilmPage() {
  return (
    <FilmPage
      title={pages['/marine-film'].title}
      {...head}
      tool={<HullPlanner drawing={<DrawnBoat on={topsideZones} />} />}
    >
      <OnThisPage sections={onThisPage} />
      <Opener picture="marine-film" content={opener} />
      <Zones />
      <Section id="gelcoat" title={wear.title}>
        <PictureRow pictures={wear.pictures} />
      </Section>
      <BelowTheWaterline />
      <Section id="windows" title={windows.title} lead={windows.lead}>
        <PicturePairs pictures={windows.pictures} />
      </Section>
      <Areas />
      <Section id="packages" title={packages.title}>
        <PackageTable
          caption={packages.caption}
          part={packages.part}
          parts={rows}
          packages={boatPackages.map((each) => ({
            ...each,
            drawing: <FilmDrawing name={`pack-boat-${each.id}`} />,
          }))}
          query="zones"
        />
        <FinePrint>{packages.hint}</FinePrint>
      </Section>
      <Section id="care" title={care.title}>
        <PictureRow kind="steps" pictures={care.steps} />
      </Section>
      <QuestionsSection picture="marine-film" questions={{ ...questions, ...shopQuestions('marine-film') }} />
      <HullCall drawing={drawnAtEnd('boat', topsideZones)} />
      <WorkLink />
      <div className={`mt-3-half ${styles.reach}`}>
        <Reach />
      </div>
      <SourceList {...citations} />
    </FilmPage>
  )
}
