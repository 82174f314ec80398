import { FilmPage } from '@/components/films/film-page'
import { FilmSection } from '@/components/films/film-section'
import { GlassTable } from '@/components/films/glass-table'
import { LegalTable } from '@/components/films/legal-table'
import { FactTable, SpecTable } from '@/components/films/spec-table'
import { TintSimulator } from '@/components/films/tint-simulator'
import { Notes } from '@/components/ui/notes'
import { metadataOf } from '@/lib/content/metadata'
import {
  constructions,
  constructionsSource,
  tintChanges,
  windowCare,
  windowFacts,
  windowQuestions,
  windowSources,
} from '@/lib/content/window-film'

export const metadata = metadataOf('/window-film')

export default function WindowFilmPage() {
  return (
    <FilmPage
      title="Window Film"
      lead="VLT is visible light transmission: the share of light that gets through. A lower number is darker."
      tool={<TintSimulator />}
      questions={windowQuestions}
      cited={windowSources}
      call="Found your shade?"
    >
      <FilmSection title="Glass × film" lead="Film never works alone. Multiply it by the glass it sits on.">
        <GlassTable />
      </FilmSection>
      <FilmSection title="What tint changes, and what it doesn’t">
        <Notes items={tintChanges} />
      </FilmSection>
      <FilmSection
        title="Legal limits"
        lead="The least light through glass and film, by window. Not legal advice."
      >
        <LegalTable />
      </FilmSection>
      <FilmSection title="Typical figures">
        <FactTable caption="Window film, typical figures" facts={windowFacts} />
      </FilmSection>
      <FilmSection title="Constructions compared">
        <SpecTable
          caption="Constructions of window film"
          heads={['Construction', 'Fades', 'Radio', 'TSER, %']}
          rows={constructions.map(({ name, fades, radio, tser }) => [name, fades, radio, tser])}
          source={constructionsSource}
        />
      </FilmSection>
      <FilmSection title="Care">
        <Notes items={windowCare} />
      </FilmSection>
    </FilmPage>
  )
}
