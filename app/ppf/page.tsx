import { CoverageConfigurator } from '@/components/films/coverage-configurator'
import { Drawing, readDrawing } from '@/components/films/drawing'
import { FilmEnd, FilmHead, FilmSection } from '@/components/films/film-page'
import { PackageTable } from '@/components/films/package-table'
import { FactTable, SpecTable } from '@/components/films/spec-table'
import { Notes } from '@/components/ui/notes'
import { Sheet } from '@/components/ui/sheet'
import { metadataOf } from '@/lib/content/pages'
import {
  materials,
  materialsSource,
  ppfCare,
  ppfDoes,
  ppfFacts,
  ppfQuestions,
  ppfSources,
  tiersSource,
} from '@/lib/content/ppf'
import { sources } from '@/lib/content/sources'
import { carPackages, frontPanels, panels } from '@/lib/films/coverage'
import { carWeights } from '@/lib/films/path-area'

export const metadata = metadataOf('/ppf')

export default function PaintProtectionFilmPage() {
  return (
    <Sheet>
      <FilmHead
        title="Paint Protection Film"
        lead="Clear, elastic polyurethane. Choose the panels; the drawing keeps count."
      />
      <CoverageConfigurator
        weights={carWeights(readDrawing('car-side'), readDrawing('car-top'))}
        drawing={
          <>
            <Drawing name="car-side" on={frontPanels} />
            <Drawing name="car-top" on={frontPanels} />
          </>
        }
      />
      <FilmSection title="What it does, and what it does not">
        <Notes items={ppfDoes} />
      </FilmSection>
      <FilmSection title="What you are buying" lead="A sheet you stop seeing after a day.">
        <FactTable caption="Paint protection film, typical figures" facts={ppfFacts} />
      </FilmSection>
      <FilmSection title="Materials compared">
        <SpecTable
          caption="Film materials"
          heads={['Material', 'Years in use', 'Heals']}
          rows={materials.map(({ name, life, heals }) => [name, life, heals])}
          source={materialsSource}
        />
      </FilmSection>
      <FilmSection title="Packages, panel by panel">
        <PackageTable caption="Panels covered by each package" parts={panels} packages={carPackages} />
        <p className="cite">After the tiers common in the trade: {sources[tiersSource]}.</p>
      </FilmSection>
      <FilmSection title="Care">
        <Notes items={ppfCare} />
      </FilmSection>
      <FilmEnd questions={ppfQuestions} cited={ppfSources} call="Ready with a list of panels?" />
    </Sheet>
  )
}
