import type { ReactNode } from 'react'
import { CheckIcon } from '@/components/ui/icons'
import { packageTable as texts } from '@/lib/content/films'
import type { Package } from '@/lib/films/parts'
import { PackageChoice, PackageColumns } from './package-link'
import styles from './package-table.module.scss'

type Props = {
  heading: ReactNode
  caption: string
  /** The heading of the column of parts, such as "Panel". */
  part: string
  /** Ordered by the package that adds them, so that covered cells are contiguous. */
  parts: readonly { id: string; label: ReactNode }[]
  packages: readonly (Package & { drawing: ReactNode })[]
  query: 'panels' | 'zones'
  /** The parts that the tool begins with. */
  initial: readonly string[]
  /** Rows above the parts, with a cell for each package. */
  figures: readonly { id: string; label: ReactNode; cells: readonly ReactNode[] }[]
}

/** A column for each package, with its drawing, a button that selects it in the tool, and its parts. */
export function PackageTable({ heading, caption, part, parts, packages, query, initial, figures }: Props) {
  const plain = packages.map(({ drawing: _, ...each }) => each)
  const choice = { name: query, initial, packages: plain }
  return (
    <div className={`sheet-card rounded-plate ${styles.stairs}`}>
      {heading}
      <table className="w-100">
        <caption className="visually-hidden">{caption}</caption>
        <PackageColumns {...choice} />
        <thead>
          <tr>
            <th className={styles.corner} scope="col">
              <span className="visually-hidden">{part}</span>
            </th>
            {packages.map(({ drawing, ...each }) => (
              <th className={`text-start fw-normal fs-sm ${styles.package}`} key={each.id} scope="col">
                {drawing}
                <PackageChoice
                  className={`fw-semibold min-h-target ${styles.choice}`}
                  {...choice}
                  of={each}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ id, label, cells }) => (
            <tr key={id}>
              <th className={`text-start fw-medium ${styles.part}`} scope="row">
                {label}
              </th>
              {cells.map((cell, i) => (
                <td className={`fw-semibold ${styles.figure}`} key={packages[i]?.id}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
          {parts.map(({ id, label }) => (
            <tr key={id}>
              <th className={`text-start fw-medium ${styles.part}`} scope="row">
                {label}
              </th>
              {packages.map(({ id: packageId, parts: covered }) => (
                <td className={styles.cell} key={packageId}>
                  {covered.includes(id) && <CheckIcon />}
                  <span className="visually-hidden">
                    {covered.includes(id) ? texts.covered : texts.notCovered}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
