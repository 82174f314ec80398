import { asset } from '@/lib/config/asset'
import { site } from '@/lib/content/site'

export function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-head">
      <div role="alert">
        <h1 className="h2">Something went wrong.</h1>
        <p className="lead">Your cart is safe. If this happens again, call PBX {site.phone}.</p>
      </div>
      <div className="d-flex flex-wrap gap-2-half">
        <button className="btn btn-primary btn-lg" type="button" onClick={onRetry}>
          Try again
        </button>
        {/* A plain link, because the router may be what failed. */}
        <a className="btn btn-line btn-lg" href={asset('/')}>
          Go home
        </a>
      </div>
    </div>
  )
}
