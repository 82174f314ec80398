'use client'

import { useState } from 'react'
import Table from 'react-bootstrap/Table'
import type { PlacedOrder } from '@/lib/account/order'
import { ordersTable as texts } from '@/lib/content/account/orders'
import { OrderRows } from './order-rows'

/** Each row expands to the order's lines and progress. Only the open order is printed. */
export function OrdersTable({ orders }: { orders: readonly PlacedOrder[] }) {
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <div className="sheet-card table-card">
      <Table className="table-stacked">
        <caption className="visually-hidden">{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.order}</th>
            <th scope="col">{texts.date}</th>
            <th scope="col">{texts.status}</th>
            <th scope="col">{texts.method}</th>
            <th className="text-end" scope="col">
              {texts.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRows
              key={order.id}
              order={order}
              isOpen={openId === order.id}
              isOnPaper={openId === null || openId === order.id}
              onToggle={() => setOpenId(openId === order.id ? null : order.id)}
            />
          ))}
        </tbody>
      </Table>
    </div>
  )
}
