import { sources } from '@/lib/content/sources'
import { places, windows } from '@/lib/films/legal'
import { SourceNote } from './source-note'
import { SpecTable } from './spec-table'

export function LegalTable() {
  return (
    <>
      <SpecTable
        caption="Least visible light transmission by place and window"
        heads={['Place', ...windows.map(({ label }) => label), 'Source']}
        rows={places.map(({ name, limits, source, note }) => [
          name,
          ...windows.map(({ id }) => (typeof limits[id] === 'number' ? `${limits[id]} %` : limits[id])),
          note ? `${sources[source]}. ${note}` : sources[source],
        ])}
      />
      <SourceNote>
        Checked in November 2026. Not legal advice. Where sources conflict, as for Mexico’s states, ask
        locally.
      </SourceNote>
    </>
  )
}
