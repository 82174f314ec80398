import { toSvgPath } from 'lean-qr/extras/svg'
import { generate } from 'lean-qr/nano'
import { shareCode as texts } from '@/lib/content/quote/share-sheet'
import styles from './quote.module.scss'

/** The margin that the QR standard requires, in modules. */
const QUIET = 4
/** The largest code, in modules, that a phone can read from a screen. */
const MAX_SIZE = 129

/** The link as a QR code, to open it on another phone. */
export function ShareCode({ link }: { link: string }) {
  const code = codeOf(link)
  if (!code) return <p className="text-body-secondary fs-sm">{texts.tooLong}</p>
  const size = code.size + 2 * QUIET
  return (
    <figure>
      <svg
        className={`${styles.code} d-block w-100 mb-2 rounded-2`}
        viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
        role="img"
        aria-label={texts.name}
      >
        <path className={styles.paper} d={`M${-QUIET} ${-QUIET}h${size}v${size}h${-size}Z`} />
        <path className={styles.ink} d={toSvgPath(code)} shapeRendering="crispEdges" />
      </svg>
      <figcaption className="text-body-secondary fs-sm">{texts.hint}</figcaption>
    </figure>
  )
}

function codeOf(link: string) {
  try {
    const code = generate(link)
    return code.size <= MAX_SIZE ? code : null
  } catch {
    return null
  }
}
