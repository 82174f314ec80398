import { useState } from 'react'
import Button from 'react-bootstrap/Button'
import ListGroup from 'react-bootstrap/ListGroup'
import ListGroupItem from 'react-bootstrap/ListGroupItem'
import type { PlacedOrder } from '@/lib/account/order'
import { onFirstClick } from '@/lib/browser/first-click'
import { emitCartAdd } from '@/lib/cart/cart-event'
import { formatPrice } from '@/lib/config/price'
import styles from './orders-table.module.scss'
import { ShownDate } from './shown-date'

export function OrderDetails({ order }: { order: PlacedOrder }) {
  const [isAdded, setIsAdded] = useState(false)
  const label = isAdded ? 'Added' : 'Add all to cart'

  function add() {
    addAllToCart(order)
    setIsAdded(true)
  }

  return (
    <div className={styles.columns}>
      <div>
        <h2 className="h4">Items</h2>
        <ListGroup variant="flush" as="ul">
          {order.lines.map(({ name, quantity, price }) => (
            <ListGroupItem as="li" key={name}>
              <span>
                {quantity} × {name}
              </span>
              <span className="numeric">{formatPrice(quantity * price)}</span>
            </ListGroupItem>
          ))}
        </ListGroup>
      </div>
      <div>
        <h2 className="h4">Progress</h2>
        <ListGroup variant="flush" as="ol">
          {order.progress.map(({ label, date }) => (
            <ListGroupItem as="li" key={label}>
              <span>{label}</span>
              <ShownDate date={date} />
            </ListGroupItem>
          ))}
        </ListGroup>
      </div>
      <div className={`d-print-none ${styles.actions}`}>
        <Button
          aria-label={`${label}: ${order.id}`}
          onClick={onFirstClick(add)}
          onBlur={() => setIsAdded(false)}
        >
          {label}
        </Button>
        <Button variant="line" aria-label={`Print ${order.id}`} onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  )
}

/** Emits one event per piece, because the cart adds one piece per event. */
function addAllToCart({ lines }: PlacedOrder) {
  for (const { id, name, img, price, quantity } of lines)
    for (let piece = 0; piece < quantity; piece++) emitCartAdd({ id, name, image: img, price })
}
