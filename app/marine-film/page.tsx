import { FilmDrawing, PictureRow } from '@/components/editorial/pictures'
import { QuestionsSection, SourceList } from '@/components/editorial/questions-section'
import { FinePrint, Opener, Section } from '@/components/editorial/sections'
import { DrawnBoat, drawnAtEnd } from '@/components/films/drawings'
import { FilmPage } from '@/components/films/film-page'
import { HullArea, HullCall, HullPlanner, HullPrice } from '@/components/films/hull'
import { BelowAndCare, Estimate, Windows, Zones } from '@/components/films/marine-sections'
import { PackageTable } from '@/components/films/package-table'
import { AddToQuote } from '@/components/quote/add-to-quote'
import { WhoseVehicle } from '@/components/quote/whose-vehicle'
import { Reach } from '@/components/ui/reach'
import { WorkLink } from '@/components/workshop/shop-links'
import { metadataOf } from '@/lib/config/metadata'
import { citations, opener, packages, questions, wear } from '@/lib/content/marine-film'
import { pages } from '@/lib/content/pages'
import { boatPackages, hullZones, topsideZones } from '@/lib/films/hull'
import { byPackage } from '@/lib/films/parts'
import { shopPrices, shopQuestions } from '@/lib/workshop/workshop-folder'

export const metadata = metadataOf('/marine-film')

/** The packages that set the order of the rows, chosen so that most covered cells are contiguous. */
const ROW_ORDER = ['bow', 'topsides', 'dock', 'full']

const rows = byPackage(
  hullZones,
  ROW_ORDER.flatMap((id) => boatPackages.filter((each) => each.id === id)),
)

export default function MarineFilmPage() {
  const hasPrices = (shopPrices()?.hull.length ?? 0) > 0
  return (
    <FilmPage
      title={pages['/marine-film'].title}
      tool={
        <HullPlanner
          add={<AddToQuote place="tool" />}
          whose={<WhoseVehicle kind="boat" />}
          drawing={<DrawnBoat on={topsideZones} />}
        />
      }
    >
      <section className="mt-3" aria-labelledby="packages">
        <PackageTable
          heading={
            <h2 className="fs-2xl pb-2" id="packages" tabIndex={-1}>
              {packages.title}
            </h2>
          }
          words={packages}
          parts={rows}
          packages={boatPackages.map((each) => ({
            ...each,
            drawing: <FilmDrawing name={`pack-boat-${each.id}`} />,
          }))}
          query="zones"
          initial={topsideZones}
          Area={HullArea}
          Price={hasPrices ? HullPrice : undefined}
        />
        <FinePrint>{packages.hint}</FinePrint>
      </section>
      <Estimate />
      <Opener picture="marine-film" content={opener} />
      <Zones />
      <Section id="gelcoat" title={wear.title}>
        <PictureRow pictures={wear.pictures} />
      </Section>
      <Windows />
      <QuestionsSection picture="marine-film" questions={{ ...questions, ...shopQuestions('marine-film') }} />
      <BelowAndCare />
      <HullCall add={<AddToQuote place="end" />} drawing={drawnAtEnd('boat', topsideZones)} />
      <WorkLink />
      <div className="mt-3-half reach">
        <Reach />
      </div>
      <SourceList {...citations} />
    </FilmPage>
  )
}
