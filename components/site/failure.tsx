import styles from '@/components/ui/notice.module.scss'
import { Sheet } from '@/components/ui/sheet'
import { SITE_PATH } from '@/lib/config/asset'
import { missingCode, failure as texts } from '@/lib/content/site'

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
            {texts.retry}
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
 * Shown when a script fails to load despite all retries, or when an error has reached React's root. The export's early
 * script shows it and handles its button.
 */
export function MissingCode() {
  return (
    <div className={`${styles.foot} ${styles.notice} on-dark`} role="alert">
      <p>{missingCode.text}</p>
      <button className="btn btn-line" type="button" data-reloads>
        {missingCode.reload}
      </button>
    </div>
  )
}
