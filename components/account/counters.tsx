import { Link } from '@/components/ui/link'
import { counters } from '@/lib/account/sample'
import styles from './counters.module.scss'

export function Counters() {
  return (
    <dl className={styles.counters}>
      <div className="card-s">
        <dt>
          <Link href="/user/orders">Orders</Link>
        </dt>
        <dd className="num">{counters.orders}</dd>
      </div>
      <div className="card-s">
        <dt>
          <Link href="/user/returns">Returns</Link>
        </dt>
        <dd className="num">{counters.returns}</dd>
      </div>
      <div className="card-s">
        <dt>
          <Link href="/user/coupons">Coupons</Link>
        </dt>
        <dd className="num">{counters.coupons}</dd>
      </div>
      <div className="card-s">
        <dt>Points</dt>
        <dd className="num">{counters.points}</dd>
      </div>
    </dl>
  )
}
