'use client'

import { useState } from 'react'
import Card from 'react-bootstrap/Card'
import Table from 'react-bootstrap/Table'
import type { PlacedOrder } from '@/lib/account/order'
import { OrderRows } from './order-rows'

/** Each row expands to the order's lines and progress. Only the open order is printed. */
export function OrdersTable({ orders }: { orders: readonly PlacedOrder[] }) {
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <Card className="table-card">
      <Table className="table-stacked">
        <caption className="visually-hidden">Orders</caption>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Date</th>
            <th scope="col">Status</th>
            <th scope="col">Method</th>
            <th className="text-end" scope="col">
              Total
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
    </Card>
  )
}
