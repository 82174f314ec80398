import { FilmDrawing } from '@/components/editorial/film-drawing'
import { FinePrint } from '@/components/editorial/fine-print'
import { Section } from '@/components/editorial/section'
import { formatMonth } from '@/lib/config/format-month'
import { law } from '@/lib/content/films/window-film/texts'
import { places } from '@/lib/content/films/window-film/tint-laws'
import { windows } from '@/lib/content/films/window-film/windows'
import { lawRows } from './law-rows'
import { LegalTable } from './legal-table'

const [oldest = ''] = places.map(({ checkedOn }) => checkedOn).sort()

export function LawSection() {
  return (
    <Section id="law" title={law.title} lead={law.lead(formatMonth(oldest))} isLong>
      <LegalTable
        rows={lawRows}
        drawings={windows.map(({ id }) => <FilmDrawing key={id} name={`window-${id}`} />)}
      />
      <FinePrint>{law.note}</FinePrint>
    </Section>
  )
}
