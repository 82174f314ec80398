import type { ComponentType, ReactNode } from 'react'
import { CheckIcon } from '@/components/ui/icons'
import { InUnits } from '@/components/ui/in-units'
import { packageTable as texts } from '@/lib/content/films'
import type { Package } from '@/lib/films/parts'
import { areaUnit } from '@/lib/films/units'
import { PackageChoice, PackageColumns } from './package-link'
import styles from './package-table.module.scss'
import type { FigureProps } from './parts-picker'

type Props = {
  heading: ReactNode
  /** `part` is the heading of the column of parts, such as "Panel". */
  words: { caption: string; part: string; film: string; price: string }
  /** Ordered by the package that adds them, so that covered cells are contiguous. */
  parts: readonly { id: string; label: ReactNode }[]
  packages: readonly (Package & { drawing: ReactNode })[]
  query: 'panels' | 'zones'
  /** The parts that the tool begins with. */
  initial: readonly string[]
  /** The rows above the parts. A shop without prices has no row for them. */
  Area: ComponentType<FigureProps>
  Price: ComponentType<FigureProps> | undefined
}

/** A column for each package, with its drawing, a button that selects it in the tool, and its parts. */
export function PackageTable({ heading, words, parts, packages, query, initial, Area, Price }: Props) {
  const figures = [
    {
      id: 'film',
      label: <InUnits>{(units) => `${words.film}, ${areaUnit(units)}`}</InUnits>,
      Figure: Area,
    },
    ...(Price ? [{ id: 'price', label: words.price, Figure: Price }] : []),
  ]
  const plain = packages.map(({ drawing: _, ...each }) => each)
  const choice = { name: query, initial, packages: plain }
  return (
    <div className={`sheet-card rounded-plate ${styles.stairs}`}>
      {heading}
      <table className="w-100">
        <caption className="visually-hidden">{words.caption}</caption>
        <PackageColumns {...choice} />
        <thead>
          <tr>
            <th className={styles.corner} scope="col">
              <span className="visually-hidden">{words.part}</span>
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
          {figures.map(({ id, label, Figure }) => (
            <tr key={id}>
              <th className={`text-start fw-medium ${styles.part}`} scope="row">
                {label}
              </th>
              {packages.map((each) => (
                <td className={`fw-semibold ${styles.figure}`} key={each.id}>
                  <Figure parts={each.parts} isFigure />
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
                <td className={`text-accent ${styles.cell}`} key={packageId}>
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
