import type { Order } from '@/lib/account/order'
import { formatPrice } from '@/lib/content/price'
import styles from './orders-table.module.scss'
import { ShownDate } from './shown-date'

export function OrderDetails({ order }: { order: Order }) {
  return (
    <div className={styles.columns}>
      <div>
        <h2 className="h4">Lines</h2>
        <ul>
          {order.lines.map(({ name, quantity, price }) => (
            <li key={name}>
              <span>
                {quantity} × {name}
              </span>
              <span className="numeric">{formatPrice(quantity * price)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className="h4">Progress</h2>
        <ol>
          {order.progress.map(({ label, date }) => (
            <li key={label}>
              <span>{label}</span>
              <ShownDate date={date} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
