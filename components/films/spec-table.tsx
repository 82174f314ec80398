import { type Fact, type Source, sources } from '@/lib/content/sources'
import { SourceNote } from './source-note'

/** A comparison in the same units; what no source says is n/a. */
export function SpecTable({
  caption,
  heads,
  rows,
  source,
}: {
  caption: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  source?: Source
}) {
  return (
    <>
      <div className="sheet-card table-card">
        <table className="table table-stacked">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, i) => (
                  <td key={heads[i + 1]} data-label={heads[i + 1]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {source && <SourceNote>Source: {sources[source]}.</SourceNote>}
    </>
  )
}

export function FactTable({ caption, facts }: { caption: string; facts: readonly Fact[] }) {
  return (
    <SpecTable
      caption={caption}
      heads={['What', 'Typical', 'Source']}
      rows={facts.map(({ label, value, source }) => [label, value, sources[source]])}
    />
  )
}
