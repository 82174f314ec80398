import { asset } from '@/lib/content/asset'
import { site } from '@/lib/content/site'

/** What a person reads when a page failed: what is safe, and the ways on. */
export function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-head">
      <div role="alert">
        <h1 className="h2">Something on this page failed.</h1>
        <p className="lead">Your cart is as you left it. If it happens again, call PBX {site.phone}.</p>
      </div>
      <div className="d-flex flex-wrap gap-2-half">
        <button className="btn btn-primary btn-lg" type="button" onClick={onRetry}>
          Try again
        </button>
        {/* A plain link: the way out of a failure must not need the code that failed. */}
        <a className="btn btn-line btn-lg" href={asset('/')}>
          Go home
        </a>
      </div>
    </div>
  )
}
