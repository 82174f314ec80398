import { glasses, SHADES, together } from '@/lib/films/tint'

const shades = [...SHADES].reverse()

export function GlassTable() {
  return (
    // On a narrow phone it is moved sideways, by keys as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached to be scrolled
    <section className="card-s tbl" tabIndex={0} aria-label="Light through glass and film together">
      <table className="table">
        <caption className="visually-hidden">Light through glass and film together</caption>
        <thead>
          <tr>
            <th scope="col">Glass</th>
            {shades.map((shade) => (
              <th className="num end" key={shade} scope="col">
                {shade} %
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {glasses.map(({ id, label, vlt }) => (
            <tr key={id}>
              <th scope="row">
                {label} <span className="opt num">{vlt} %</span>
              </th>
              {shades.map((shade) => (
                <td className="num end" key={shade}>
                  {Math.round(together(vlt, shade))} %
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
