import styles from '@/components/ui/notice.module.scss'
import { Sheet } from '@/components/ui/sheet'
import { SITE_PATH } from '@/lib/config/asset'
import { missingCode, failure as texts } from '@/lib/content/site'
import { actions } from '@/lib/content/ui'

export function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <Sheet>
      <div className="page-head">
        <div role="alert">
          <h1 className="h2">{texts.heading}</h1>
          <p className="lead">{texts.help}</p>
        </div>
        <div className="d-flex flex-wrap gap-2-half">
          <button className="btn btn-primary btn-lg" type="button" onClick={onRetry}>
            {actions.retry}
          </button>
          {/* A plain link, because the router may be what failed. */}
          <a className="btn btn-line btn-lg" href={`${SITE_PATH}/`}>
            {texts.home}
          </a>
        </div>
      </div>
    </Sheet>
  )
}

/**
 * Shown by the early script when a script cannot be loaded, or when an error has reached
 * React's root.
 */
export function MissingCode() {
  return (
    <div className={`d-print-none ${styles.foot} ${styles.notice} on-dark`} role="alert">
      <p>{missingCode.failed}</p>
      <p>{missingCode.replaced}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page, and works without its code */}
      <a className="btn btn-line" href="">
        {missingCode.reload}
      </a>
    </div>
  )
}
