import { FinePrint } from '@/components/editorial/fine-print'
import { Section } from '@/components/editorial/section'
import { glassAndFilm } from '@/lib/content/films/window-film/texts'
import { percent, percentSign } from '@/lib/content/films/window-film/tint'
import { darkening } from '@/lib/films/light'
import { formatLight, glasses, SHADES, together } from '@/lib/films/tint'
import styles from './window-film.module.scss'

const shades = SHADES.toReversed()

/** A table of windows onto the same view, darkened by the film of the column and the glass of the row. */
export function GlassPanes() {
  return (
    <Section id="glass" title={glassAndFilm.title} lead={glassAndFilm.lead(glasses.length * shades.length)}>
      <div className={`sheet-card rounded-plate ${styles.panes}`}>
        <table>
          <caption className="visually-hidden">{glassAndFilm.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{glassAndFilm.glassHeading}</span>
              </th>
              {shades.map((shade) => (
                <th className="numeric" key={shade} scope="col">
                  {percent(shade)}
                  <span>{glassAndFilm.film}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="text-nowrap">
            {glasses.map(({ id, label, vlt }) => (
              <tr key={id}>
                <th scope="row">
                  {label} <span className="numeric text-body-secondary fw-normal">{percent(vlt)}</span>
                </th>
                {shades.map((shade) => (
                  <td className="numeric" key={shade}>
                    <Pane light={together(vlt, shade)} /> {formatLight(together(vlt, shade))}
                    <span>{percentSign}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <FinePrint>{glassAndFilm.note}</FinePrint>
    </Section>
  )
}

/** Draws the glass and the film over the view, which is a CSS background. */
function Pane({ light }: { light: number }) {
  return (
    <svg viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true">
      <path fillOpacity={darkening(light / 100)} d="M0 0H10V10H0Z" />
    </svg>
  )
}
