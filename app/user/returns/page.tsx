import type { Metadata } from 'next'
import { PastReturns } from '@/components/account/past-returns'
import { Empty } from '@/components/ui/empty'
import { Link } from '@/components/ui/link'
import { returnSteps } from '@/lib/content/account'

export const metadata: Metadata = { title: 'Returns' }

export default function ReturnsPage() {
  return (
    <>
      <h1>Returns</h1>
      <Empty>
        <p className="h3">You don’t have any active returns.</p>
        <p>When you start one, it shows here.</p>
        <Link className="btn btn-line" href="/user/orders">
          See orders
        </Link>
      </Empty>
      <h2 className="h3">How to start one</h2>
      <ol>
        {returnSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <Link href="/user/support">Write to support</Link>
      </p>
      <h2 className="h3">Past returns</h2>
      <PastReturns />
    </>
  )
}
