import Badge from 'react-bootstrap/Badge'
import { CheckIcon, ChevronDownIcon } from '@/components/ui/icons'
import { SpriteIcon } from '@/components/ui/sprite-icon'
import { type OrderStatus, type PlacedOrder, toneOf } from '@/lib/account/order'
import { formatPrice } from '@/lib/config/price'
import { orderStatuses, paymentMethods, ordersTable as texts } from '@/lib/content/account/orders'
import { OrderDetails } from './order-details'
import styles from './orders-table.module.scss'
import { ShownDate } from './shown-date'

type Props = { order: PlacedOrder; isOpen: boolean; isOnPaper: boolean; onToggle: () => void }

export function OrderRows({ order, isOpen, isOnPaper, onToggle }: Props) {
  return (
    <>
      <tr className={isOnPaper ? undefined : 'd-print-none'}>
        <th className="numeric" scope="row">
          <button
            className={`d-inline-flex gap-2 align-items-center min-h-target p-0 border-0 fw-semibold ${styles.orderToggle}`}
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
        <td className={`pb-3-half text-start ${styles.details}`} colSpan={5}>
          <OrderDetails order={order} />
        </td>
      </tr>
    </>
  )
}

// `text-bg-…` also sets a readable text colour; react-bootstrap's `bg` prop does not.
const CLASSES = {
  success: 'text-bg-success',
  primary: 'text-bg-primary',
  secondary: 'text-bg-secondary',
}

function StatusBadge({ status }: { status: OrderStatus }) {
  const tone = toneOf(status)
  return (
    <Badge bg="" className={CLASSES[tone]}>
      {tone === 'success' && <CheckIcon />}
      {tone === 'primary' && <SpriteIcon name="truck" />}
      {tone === 'secondary' && <SpriteIcon name="close" />}
      {orderStatuses[status]}
    </Badge>
  )
}
