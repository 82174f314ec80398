import { glasses, SHADES, together } from '@/lib/films/tint'

const shades = [...SHADES].reverse()

export function GlassTable() {
  return (
    <div className="card-s tbl">
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
    </div>
  )
}
