import { sources } from '@/lib/content/sources'
import { places, windows } from '@/lib/films/legal'
import { SpecTable } from './spec-table'

export function LegalTable() {
  return (
    <>
      <SpecTable
        caption="Least visible light transmission by place and window"
        heads={['Place', ...windows, 'Source']}
        rows={places.map(({ name, limits, source }) => [
          name,
          ...windows.map((window) => {
            const limit = limits[window]
            return typeof limit === 'number' ? `${limit} %` : limit
          }),
          sources[source],
        ])}
      />
      <p className="cite">
        Checked in November 2026. Where sources conflict, as for Mexico’s states, ask locally.
      </p>
    </>
  )
}
