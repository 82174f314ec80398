import { CheckIcon } from '@/components/ui/icons/check-icon'
import type { Package, Part } from '@/lib/films/coverage'
import styles from './package-table.module.scss'

export function PackageTable({
  caption,
  parts,
  packages,
}: {
  caption: string
  parts: readonly Part[]
  packages: readonly Package[]
}) {
  return (
    <div className="sheet-card table-card">
      <table className={`table ${styles.matrix}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Part</span>
            </th>
            {packages.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ id, label }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {packages.map(({ name, parts: covered }) => (
                <td key={name}>
                  {covered.includes(id) ? (
                    <span className={styles.yes}>
                      <CheckIcon />
                      <span className="visually-hidden">covered</span>
                    </span>
                  ) : (
                    <span className={styles.no}>
                      <span className="visually-hidden">not covered</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
