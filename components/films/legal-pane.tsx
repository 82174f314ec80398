import type { Limit } from '@/lib/content/facts/laws'
import { darkening } from '@/lib/films/tint'
import styles from './legal-table.module.scss'

const PANE = 'M0 0H34V26H0Z'
const STRIP = 'M0 0H34V8H0Z'
/** Arbitrary: approval does not depend on how dark the film is. */
const APPROVED_OPACITY = 0.36

/** A pane as dark as the limit allows, or a symbol for the rule. Decorative: the text next to it is equivalent. */
export function LegalPane({ limit }: { limit: Limit }) {
  const isUnknown = limit === 'ask-locally'
  return (
    <svg className={`d-print-none ${styles.pane}`} viewBox="0 0 34 26" aria-hidden="true">
      {isUnknown ? <path className={styles.unknown} d="M.5 .5H33.5V25.5H.5Z" /> : <Glass limit={limit} />}
    </svg>
  )
}

function Glass({ limit }: { limit: Limit }) {
  const rule = typeof limit === 'object' ? limit.rule : limit
  const least = typeof limit === 'object' ? limit.least : limit
  return (
    <>
      <path className={styles.sky} d={PANE} />
      {typeof least === 'number' && <path fillOpacity={darkening(least / 100)} d={PANE} />}
      {rule === 'approved-film' && (
        <>
          <path fillOpacity={APPROVED_OPACITY} d={PANE} />
          <path className={`${styles.sign} ${styles.light}`} d="M10 13L15 18L24 8" />
        </>
      )}
      {rule === 'top-strip' && <path fillOpacity={0.7} d={STRIP} />}
      {(rule === 'no-film' || rule === 'no-darkening') && (
        <path className={styles.sign} d="M6 5L28 21M28 5L6 21" />
      )}
      <path className={styles.rim} d="M.5 .5H33.5V25.5H.5Z" />
    </>
  )
}
