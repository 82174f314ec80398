import { Drawing } from '@/components/films/drawing'
import { FilmPage } from '@/components/films/film-page'
import { FilmSection } from '@/components/films/film-section'
import { HullPlanner } from '@/components/films/hull-planner'
import { PackageTable } from '@/components/films/package-table'
import { SpecTable } from '@/components/films/spec-table'
import { Notes } from '@/components/ui/notes'
import {
  marineCare,
  marineDoes,
  marineQuestions,
  marineSources,
  marineZones,
} from '@/lib/content/marine-film'
import { metadataOf } from '@/lib/content/metadata'
import { sources } from '@/lib/content/sources'
import { boatPackages, hullZones, topsideZones } from '@/lib/films/coverage'

export const metadata = metadataOf('/marine-film')

export default function MarineFilmPage() {
  return (
    <FilmPage
      title="Marine Film"
      lead="For the parts of a hull that docks, salt and sun find first. Above the waterline only."
      tool={<HullPlanner drawing={<Drawing name="boat" on={topsideZones} />} />}
      questions={marineQuestions}
      cited={marineSources}
      call="Tell us the length and the berth."
    >
      <FilmSection title="What it does, and what it does not">
        <Notes items={marineDoes} />
      </FilmSection>
      <FilmSection title="Which film goes where" lead="And which must not.">
        <SpecTable
          caption="Films by zone"
          heads={['Zone', 'Film', 'Why']}
          rows={marineZones.map(({ zone, film, why, source }) => [
            zone,
            film,
            source ? `${why} (${sources[source]})` : why,
          ])}
        />
      </FilmSection>
      <FilmSection title="Packages, zone by zone">
        <PackageTable
          caption="Hull zones covered by each package"
          parts={hullZones}
          packages={boatPackages}
        />
      </FilmSection>
      <FilmSection title="Care">
        <Notes items={marineCare} />
      </FilmSection>
    </FilmPage>
  )
}
