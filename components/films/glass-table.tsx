import { sources } from '@/lib/content/sources'
import { formatLight, glasses, glassSource, SHADES, together } from '@/lib/films/tint'
import styles from './glass-table.module.scss'
import { SourceNote } from './source-note'

const shades = [...SHADES].reverse()

/** On the narrowest phone it is moved sideways, by keys as well. */
export function GlassTable() {
  return (
    <>
      <section
        className="sheet-card table-card"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards can scroll a region only when it takes focus
        tabIndex={0}
        aria-label="Light through glass and film together"
      >
        <table className={`table ${styles.table}`}>
          <caption className="visually-hidden">Light through glass and film together, in percent</caption>
          <thead>
            <tr>
              <th scope="col">Glass</th>
              {shades.map((shade) => (
                <th className="numeric text-end" key={shade} scope="col">
                  {shade} %
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {glasses.map(({ id, label, vlt }) => (
              <tr key={id}>
                <th scope="row">
                  {label} <span className="text-body-secondary fw-normal numeric">{vlt} %</span>
                </th>
                {shades.map((shade) => (
                  <td className="numeric text-end" key={shade}>
                    <Swatch share={together(vlt, shade) / 100} /> {formatLight(together(vlt, shade))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <SourceNote>
        Factory and privacy glass: typical ({sources[glassSource]}). Clear glass: a value to begin with, to be
        measured on yours. The products are {sources.computed}. The meter decides.
      </SourceNote>
    </>
  )
}

/** A bit of sky behind it: black over it as thick as the light that is kept out, as a screen shows light. */
function Swatch({ share }: { share: number }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 22 22" aria-hidden="true" focusable="false">
      <path className={styles.sky} d="M0 0H22V22H0Z" />
      <path d="M0 0H22V22H0Z" fillOpacity={(1 - share ** (1 / 2.2)).toFixed(2)} />
    </svg>
  )
}
