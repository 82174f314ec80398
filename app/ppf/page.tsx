import { CoverageConfigurator } from '@/components/films/coverage-configurator'
import { Drawing, readDrawing } from '@/components/films/drawing'
import { FilmPage } from '@/components/films/film-page'
import { FilmSection } from '@/components/films/film-section'
import { PackageTable } from '@/components/films/package-table'
import { SourceNote } from '@/components/films/source-note'
import { FactTable, SpecTable } from '@/components/films/spec-table'
import { Notes } from '@/components/ui/notes'
import { metadataOf } from '@/lib/content/metadata'
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
import { carWeights } from '@/lib/films/panel-areas'

export const metadata = metadataOf('/ppf')

export default function PaintProtectionFilmPage() {
  return (
    <FilmPage
      title="Paint Protection Film"
      lead="Clear, elastic polyurethane. Choose the panels; the drawing keeps count."
      tool={
        <CoverageConfigurator
          weights={carWeights(readDrawing('car-side'), readDrawing('car-top'))}
          drawing={
            <>
              <Drawing name="car-side" on={frontPanels} />
              <Drawing name="car-top" on={frontPanels} />
            </>
          }
        />
      }
      questions={ppfQuestions}
      cited={ppfSources}
      call="Ready with a list of panels?"
    >
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
        <SourceNote>After the tiers common in the trade: {sources[tiersSource]}.</SourceNote>
      </FilmSection>
      <FilmSection title="Care">
        <Notes items={ppfCare} />
      </FilmSection>
    </FilmPage>
  )
}
