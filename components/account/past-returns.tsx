import { pastReturns } from '@/lib/account/sample'
import { ShownDate } from './shown-date'

export function PastReturns() {
  return (
    <div className="card-s tbl">
      <table className="table stack">
        <caption className="visually-hidden">Past returns</caption>
        <thead>
          <tr>
            <th scope="col">Return</th>
            <th scope="col">Order</th>
            <th scope="col">Item</th>
            <th scope="col">Started</th>
            <th scope="col">Refunded</th>
          </tr>
        </thead>
        <tbody>
          {pastReturns.map(({ id, order, item, started, refunded }) => (
            <tr key={id}>
              <th className="num" scope="row">
                {id}
              </th>
              <td className="num" data-label="Order">
                {order}
              </td>
              <td data-label="Item">{item}</td>
              <td data-label="Started">
                <ShownDate date={started} />
              </td>
              <td data-label="Refunded">
                <ShownDate date={refunded} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
