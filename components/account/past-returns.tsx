'use client'

import Table from 'react-bootstrap/Table'
import { pastReturns } from '@/lib/account/sample'
import { pastReturns as texts } from '@/lib/content/account/past-returns'
import { ShownDate } from './shown-date'

const COLUMNS = ['return', 'order', 'item', 'started', 'refunded'] as const

export function PastReturns() {
  return (
    <div className="sheet-card table-card">
      <Table className="table-stacked">
        <caption className="visually-hidden">{texts.caption}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {texts[column]}
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
              <td className="numeric" data-label={texts.order}>
                {order}
              </td>
              <td data-label={texts.item}>{item}</td>
              <td data-label={texts.started}>
                <ShownDate date={started} />
              </td>
              <td data-label={texts.refunded}>
                <ShownDate date={refunded} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
