'use client'

import { Fragment, useState } from 'react'
import { ChevronDownIcon } from '@/components/ui/icons/chevron-down-icon'
import type { Order } from '@/lib/account/order'
import { formatPrice } from '@/lib/content/price'
import { OrderDetails } from './order-details'
import styles from './orders-table.module.scss'
import { ShownDate } from './shown-date'
import { StatusBadge } from './status-badge'

/** Each order can be opened to see its lines and how far it has come. */
export function OrdersTable({ orders }: { orders: readonly Order[] }) {
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <div className="sheet-card table-card">
      <table className="table table-stacked">
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
          {orders.map((order) => {
            const isOpen = openId === order.id
            return (
              <Fragment key={order.id}>
                <tr>
                  <th className="numeric" scope="row">
                    <button
                      className={styles.toggle}
                      type="button"
                      aria-expanded={isOpen}
                      aria-controls={`${order.id}-details`}
                      onClick={() => setOpenId(isOpen ? null : order.id)}
                    >
                      {order.id}
                      <ChevronDownIcon />
                    </button>
                  </th>
                  <td data-label="Date">
                    <ShownDate date={order.date} />
                  </td>
                  <td data-label="Status">
                    <StatusBadge status={order.status} />
                  </td>
                  <td data-label="Method">{order.method}</td>
                  <td className="numeric text-end" data-label="Total">
                    {formatPrice(order.total)}
                  </td>
                </tr>
                <tr id={`${order.id}-details`} hidden={!isOpen}>
                  <td className={styles.details} colSpan={5}>
                    <OrderDetails order={order} />
                  </td>
                </tr>
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
