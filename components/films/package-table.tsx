import type { ReactNode } from 'react'
import { CheckIcon } from '@/components/ui/icons'
import { packageTable as texts } from '@/lib/content/films'
import type { Package } from '@/lib/films/parts'
import styles from './film-page.module.scss'
import { PackageLink } from './package-link'

type Props = {
  caption: string
  /** The heading of the column of parts, such as "Panel". */
  part: string
  /** Ordered by the package that adds them, so that covered cells are contiguous. */
  parts: readonly { id: string; label: ReactNode }[]
  packages: readonly (Package & { drawing: ReactNode })[]
  query: 'panels' | 'zones'
}

/** A column for each package, with its drawing, a link that selects it in the tool, and its parts. */
export function PackageTable({ caption, part, parts, packages, query }: Props) {
  return (
    <div className={`sheet-card rounded-plate ${styles.stairs}`}>
      <table className="w-100">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th className={styles.corner} scope="col">
              <span className="visually-hidden">{part}</span>
            </th>
            {packages.map(({ id, name, parts: covered, hint, drawing }) => (
              <th className={`text-start fw-normal fs-sm ${styles.package}`} key={id} scope="col">
                {drawing}
                <PackageLink
                  className={`align-items-center text-reset fw-semibold ${styles.link}`}
                  name={query}
                  parts={covered}
                >
                  {name}
                </PackageLink>
                <p className="d-none d-md-block text-body-secondary">{hint}</p>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ id, label }) => (
            <tr key={id}>
              <th className={`text-start fw-medium ${styles.part}`} scope="row">
                {label}
              </th>
              {packages.map(({ id: packageId, parts: covered }, i) => (
                <Cell
                  key={packageId}
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

/** Only the first covered cell of a run has an edge. */
function Cell({ isCovered, isJoined }: { isCovered: boolean; isJoined: boolean }) {
  if (!isCovered)
    return (
      <td className={styles.cell}>
        <span className="visually-hidden">{texts.notCovered}</span>
      </td>
    )
  return (
    <td className={`${styles.cell} ${styles.on} ${isJoined ? '' : styles.first}`}>
      <CheckIcon />
      <span className="visually-hidden">{texts.covered}</span>
    </td>
  )
}
