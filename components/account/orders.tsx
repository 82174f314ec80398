'use client'

import { useState } from 'react'
import Badge from 'react-bootstrap/Badge'
import Button from 'react-bootstrap/Button'
import ListGroup from 'react-bootstrap/ListGroup'
import ListGroupItem from 'react-bootstrap/ListGroupItem'
import Table from 'react-bootstrap/Table'
import { SpriteIcon } from '@/components/ui/icon'
import { CheckIcon, ChevronDownIcon } from '@/components/ui/icons'
import { addressesStore } from '@/lib/account/address'
import { type OrderStatus, type PlacedOrder, toneOf } from '@/lib/account/sample'
import { settingsStore } from '@/lib/account/settings-store'
import { onFirstClick } from '@/lib/browser/browser'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { emitCartAdd } from '@/lib/cart/cart'
import { formatPrice } from '@/lib/config/price'
import { orderDetails, orderStatuses, paymentMethods, ordersTable as texts } from '@/lib/content/account'
import { site } from '@/lib/content/facts/site'
import { actionOf } from '@/lib/content/words'
import account from './account.module.scss'
import { AddressLines, ShownDate } from './counters'

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

type Props = { order: PlacedOrder; isOpen: boolean; isOnPaper: boolean; onToggle: () => void }

function OrderRows({ order, isOpen, isOnPaper, onToggle }: Props) {
  return (
    <>
      <tr className={isOnPaper ? undefined : 'd-print-none'}>
        <th className="numeric" scope="row">
          <button
            className={`d-inline-flex gap-2 align-items-center min-h-target p-0 border-0 fw-semibold ${account.orderToggle}`}
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${order.id}-details`}
            onClick={onToggle}
          >
            {order.id}
            <ChevronDownIcon />
          </button>
        </th>
        <td data-label={texts.date}>
          <ShownDate date={order.date} />
        </td>
        <td data-label={texts.status}>
          <StatusBadge status={order.status} />
        </td>
        <td data-label={texts.method}>{paymentMethods[order.method]}</td>
        <td className="numeric text-end" data-label={texts.total}>
          {formatPrice(order.total)}
        </td>
      </tr>
      <tr id={`${order.id}-details`} hidden={!isOpen}>
        <td className="d-block d-md-table-cell d-print-table-cell pb-3-half text-start" colSpan={5}>
          <OrderDetails order={order} />
        </td>
      </tr>
    </>
  )
}

function StatusBadge({ status }: { status: OrderStatus }) {
  const tone = toneOf(status)
  return (
    // `text-bg-…` also sets a readable text color; react-bootstrap's `bg` prop does not.
    <Badge bg="" className={`text-bg-${tone}`}>
      {tone === 'success' && <CheckIcon />}
      {tone === 'primary' && <SpriteIcon name="truck" />}
      {tone === 'secondary' && <SpriteIcon name="close" />}
      {orderStatuses[status]}
    </Badge>
  )
}

function OrderDetails({ order }: { order: PlacedOrder }) {
  const [isAdded, setIsAdded] = useState(false)
  const label = isAdded ? orderDetails.added : orderDetails.addAll

  function add() {
    addAllToCart(order)
    setIsAdded(true)
  }

  return (
    <div className="d-grid row-gap-3 column-gap-5-half cols-md-2">
      <PaperHead />
      <div>
        <h2 className="h4">{orderDetails.items}</h2>
        <ListGroup variant="flush" as="ul">
          {order.lines.map(({ id, name, quantity, price }) => (
            <ListGroupItem as="li" className="d-flex gap-3 justify-content-between px-0 py-2" key={id}>
              <span>
                {quantity} × {name}
              </span>
              <span className="numeric">{formatPrice(quantity * price)}</span>
            </ListGroupItem>
          ))}
        </ListGroup>
      </div>
      <div>
        <h2 className="h4">{orderDetails.progress}</h2>
        <ListGroup variant="flush" as="ol">
          {order.progress.map(({ step, date }) => (
            <ListGroupItem as="li" className="d-flex gap-3 justify-content-between px-0 py-2" key={step}>
              <span>{orderDetails.steps[step]}</span>
              <ShownDate date={date} />
            </ListGroupItem>
          ))}
        </ListGroup>
      </div>
      <div className="d-flex flex-wrap gap-2-half pt-2 d-print-none span-all">
        <Button
          aria-label={actionOf(label, order.id)}
          onClick={onFirstClick(add)}
          onBlur={() => setIsAdded(false)}
        >
          {label}
        </Button>
        <Button variant="line" aria-label={orderDetails.printNamed(order.id)} onClick={() => window.print()}>
          {orderDetails.print}
        </Button>
      </div>
    </div>
  )
}

/** The shop, the customer and the default address. On paper only. */
function PaperHead() {
  const settings = useStoredValue(settingsStore)
  const address = useStoredValue(addressesStore)?.find((each) => each.default)
  return (
    <div className="d-none d-print-block span-all">
      <p>{[site.name, site.email, site.phone].join(' · ')}</p>
      <p>{orderDetails.customer(settings?.name ?? '')}</p>
      {address && <AddressLines address={address} />}
    </div>
  )
}

/** Emits one event per piece, because the cart adds one piece per event. */
function addAllToCart({ lines }: PlacedOrder) {
  for (const { id, name, img, price, quantity } of lines)
    for (let piece = 0; piece < quantity; piece++) emitCartAdd({ id, name, image: img, price })
}
