'use client'

import Card from 'react-bootstrap/Card'
import Table from 'react-bootstrap/Table'
import { pastReturns } from '@/lib/account/sample'
import { ShownDate } from './shown-date'

const HEADS = ['Return', 'Order', 'Item', 'Started', 'Refunded']

export function PastReturns() {
  return (
    <Card className="table-card">
      <Table className="table-stacked">
        <caption className="visually-hidden">Past returns</caption>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pastReturns.map(({ id, order, item, started, refunded }) => (
            <tr key={id}>
              <th className="numeric" scope="row">
                {id}
              </th>
              <td className="numeric" data-label="Order">
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
      </Table>
    </Card>
  )
}
