import { toSvgPath } from 'lean-qr/extras/svg'
import { type Bitmap2D, generate } from 'lean-qr/nano'
import { saveBlob } from '@/lib/browser/save-file'
import { shareView as texts } from '@/lib/content/quote/share'
import styles from './quote.module.scss'

/** The margin that the QR standard requires, in modules. */
const QUIET = 4
/** The largest code, in modules, that a phone can read from a screen. */
const MAX_SIZE = 129
/** Pixels for each module of a saved picture. */
const SCALE = 8

/** The code of a link; `null` if it would be too fine to read. */
export function codeOf(link: string): Bitmap2D | null {
  try {
    const code = generate(link)
    return code.size <= MAX_SIZE ? code : null
  } catch {
    return null
  }
}

/** The link as a QR code, to open it on another phone. */
export function ShareCode({ code }: { code: Bitmap2D }) {
  const size = code.size + 2 * QUIET
  return (
    <svg
      className={`${styles.code} d-block w-100 rounded-2`}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      role="img"
      aria-label={texts.code}
    >
      <path className={styles.paper} d={`M${-QUIET} ${-QUIET}h${size}v${size}h${-size}Z`} />
      <path className={styles.ink} d={toSvgPath(code)} shapeRendering="crispEdges" />
    </svg>
  )
}

export function saveCode(code: Bitmap2D) {
  const small = document.createElement('canvas')
  code.toCanvas(small, { padX: QUIET, padY: QUIET, off: [255, 255, 255] })
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = small.width * SCALE
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingEnabled = false
  context.drawImage(small, 0, 0, canvas.width, canvas.height)
  canvas.toBlob((blob) => blob && saveBlob(texts.fileName, blob))
}
