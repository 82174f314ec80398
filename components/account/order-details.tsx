import { useState } from 'react'
import Button from 'react-bootstrap/Button'
import ListGroup from 'react-bootstrap/ListGroup'
import ListGroupItem from 'react-bootstrap/ListGroupItem'
import type { PlacedOrder } from '@/lib/account/order'
import { onFirstClick } from '@/lib/browser/first-click'
import { emitCartAdd } from '@/lib/cart/cart-event'
import { formatPrice } from '@/lib/config/price'
import { orderDetails as texts } from '@/lib/content/account/orders'
import account from './account.module.scss'
import styles from './orders-table.module.scss'
import { ShownDate } from './shown-date'

export function OrderDetails({ order }: { order: PlacedOrder }) {
  const [isAdded, setIsAdded] = useState(false)
  const label = isAdded ? texts.added : texts.addAll

  function add() {
    addAllToCart(order)
    setIsAdded(true)
  }

  return (
    <div className={`d-grid row-gap-3 column-gap-5-half ${account.pair}`}>
      <div>
        <h2 className="h4">{texts.items}</h2>
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
        <h2 className="h4">{texts.progress}</h2>
        <ListGroup variant="flush" as="ol">
          {order.progress.map(({ step, date }) => (
            <ListGroupItem as="li" className="d-flex gap-3 justify-content-between px-0 py-2" key={step}>
              <span>{texts.steps[step]}</span>
              <ShownDate date={date} />
            </ListGroupItem>
          ))}
        </ListGroup>
      </div>
      <div className={`d-flex flex-wrap gap-2-half pt-2 d-print-none ${styles.acrossColumns}`}>
        <Button
          aria-label={texts.named(label, order.id)}
          onClick={onFirstClick(add)}
          onBlur={() => setIsAdded(false)}
        >
          {label}
        </Button>
        <Button variant="line" aria-label={texts.printNamed(order.id)} onClick={() => window.print()}>
          {texts.print}
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
