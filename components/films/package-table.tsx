import { FilmDrawing } from '@/components/editorial/film-drawing'
import { CheckIcon } from '@/components/ui/check-icon'
import type { FilmDrawingName } from '@/lib/content/films/drawings'
import type { Package, Part } from '@/lib/films/coverage'
import { PackageLink } from './package-link'
import styles from './package-table.module.scss'

type Props = {
  caption: string
  /** The heading of the column of parts, such as "Panel". */
  part: string
  /** Ordered by the package that adds them, so that covered cells are contiguous. */
  parts: readonly Part[]
  packages: readonly Package[]
  query: 'panels' | 'zones'
  drawings: Readonly<Record<string, FilmDrawingName>>
}

/** A column for each package, with its drawing, a link that selects it in the tool, and its parts. */
export function PackageTable({ caption, part, parts, packages, query, drawings }: Props) {
  return (
    <div className={`sheet-card ${styles.stairs}`}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{part}</span>
            </th>
            {packages.map(({ name, parts: covered, hint }) => (
              <th key={name} scope="col">
                <Picture name={drawings[name]} />
                <PackageLink name={query} parts={covered}>
                  {name}
                </PackageLink>
                <p>{hint}</p>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ id, label }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {packages.map(({ name, parts: covered }, i) => (
                <Cell
                  key={name}
                  isCovered={covered.includes(id)}
                  isJoined={packages[i - 1]?.parts.includes(id) ?? false}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Picture({ name }: { name: FilmDrawingName | undefined }) {
  return name && <FilmDrawing name={name} />
}

/** Only the first covered cell of a run has an edge. */
function Cell({ isCovered, isJoined }: { isCovered: boolean; isJoined: boolean }) {
  if (!isCovered)
    return (
      <td>
        <span className="visually-hidden">not covered</span>
      </td>
    )
  return (
    <td className={isJoined ? styles.on : `${styles.on} ${styles.first}`}>
      <CheckIcon />
      <span className="visually-hidden">covered</span>
    </td>
  )
}
