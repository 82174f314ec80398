import { toSvgPath } from 'lean-qr/extras/svg'
import { type Bitmap2D, generate } from 'lean-qr/nano'
import { type ReactNode, useId } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { Drawer } from '@/components/ui/drawer'
import { takeFocus } from '@/components/ui/focus'
import { SpriteIcon } from '@/components/ui/icon'
import { ACT } from '@/components/ui/links'
import { Reach } from '@/components/ui/reach'
import { saveBlob } from '@/lib/browser/browser'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { cartStore } from '@/lib/cart/cart'
import { shareView as texts } from '@/lib/content/quote'
import { attempt } from '@/lib/parsing/record'
import { usePrices } from '@/lib/prices/use-prices'
import { MAX_SAFE_LINK } from '@/lib/quote/link-text'
import { quoteStore } from '@/lib/quote/quote'
import { listLink, listMessage } from './list-texts'
import styles from './quote.module.scss'

type SheetProps = { onClose: () => void; children?: ReactNode }

/** Sharing in a separate drawer, for pages without the cart’s. */
export const ShareSheet = ({ onClose, children }: SheetProps) => (
  <Drawer title={texts.heading} onClose={onClose}>
    {children}
    <ShareView />
  </Drawer>
)

/** In place of an app that cannot take a list as long as this one. */
export const TooLongSheet = ({ onClose }: SheetProps) => (
  <ShareSheet onClose={onClose}>
    <p className="m-0 pt-2" role="alert">
      {texts.unopened}
    </p>
  </ShareSheet>
)

/** The ways to share the list. The link is made in the browser and sent nowhere. */
export function ShareView({ onBack }: { onBack?: () => void }) {
  const id = useId()
  const lines = useStoredValue(cartStore) ?? []
  const films = useStoredValue(quoteStore) ?? []
  const link = listLink(lines, films)
  const text = listMessage(lines, films, usePrices())
  const code = link === null ? null : codeOf(link)

  return (
    <div className="stack gap-3-half pt-2">
      {onBack && (
        <button className={`${ACT} me-auto`} type="button" ref={takeFocus} onClick={onBack}>
          <SpriteIcon name="arrow-left" /> {texts.back}
        </button>
      )}
      {link === null ? (
        <p className="m-0">{texts.noLink}</p>
      ) : (
        <div className="stack gap-2">
          <label htmlFor={`${id}-url`}>{texts.link}</label>
          <input
            className="form-control text-truncate"
            id={`${id}-url`}
            aria-describedby={`${id}-about`}
            readOnly
            value={link}
            onFocus={({ target }) => target.select()}
          />
          <p className="m-0 fs-sm" id={`${id}-about`}>
            {texts.aboutLink} {link.length > MAX_SAFE_LINK && texts.longLink}
          </p>
          <CopyButton className="btn btn-primary" text={link} label={texts.copyLink} />
          {typeof navigator.share === 'function' && (
            <button className="btn btn-line" type="button" onClick={() => shareLink(link)}>
              {texts.share}
            </button>
          )}
        </div>
      )}
      {code && (
        <div className="stack gap-2">
          <p className="m-0">{texts.aboutCode}</p>
          <ShareCode code={code} />
          <button className="btn btn-line" type="button" onClick={() => saveCode(code)}>
            {texts.save}
          </button>
        </div>
      )}
      <div className="stack gap-2">
        <label htmlFor={`${id}-message`}>{texts.text}</label>
        <textarea className="form-control fs-sm" id={`${id}-message`} rows={6} readOnly value={text} />
        <CopyButton text={text} label={texts.copyText} />
      </div>
      <Reach hasPhone={false} />
    </div>
  )
}

async function shareLink(url: string) {
  try {
    await navigator.share({ title: texts.title, url })
  } catch {
    // The visitor canceled, or sharing failed: the link can still be copied.
  }
}

/** The margin that the QR standard requires, in modules. */
const QUIET = 4
/** The largest code, in modules, that a phone can read from a screen. */
const MAX_SIZE = 129
/** Pixels for each module of a saved picture. */
const SCALE = 8

/** The code of a shared link; `null` if it would be too fine to read, or has no room for the link. */
export function codeOf(link: string): Bitmap2D | null {
  const code = attempt(() => generate(link), null)
  return code && code.size <= MAX_SIZE ? code : null
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
      <path fill="var(--t-100)" d={`M${-QUIET} ${-QUIET}h${size}v${size}h${-size}Z`} />
      <path fill="var(--t-0)" d={toSvgPath(code)} shapeRendering="crispEdges" />
    </svg>
  )
}

function saveCode(code: Bitmap2D) {
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
