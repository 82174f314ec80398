import { toSvgPath } from 'lean-qr/extras/svg'
import { type Bitmap2D, generate } from 'lean-qr/nano'
import { type KeyboardEvent, useId } from 'react'
import { ACT } from '@/components/ui/add-button'
import { takeFocus } from '@/components/ui/focus'
import { SpriteIcon } from '@/components/ui/icon'
import { Reach } from '@/components/ui/reach'
import { saveBlob } from '@/lib/browser/browser'
import type { CartLine } from '@/lib/cart/cart'
import { shareView as texts } from '@/lib/content/quote'
import type { FilmUrl } from '@/lib/quote/quote'
import { listLink, listMessage } from './list-texts'
import styles from './quote.module.scss'

type ShareTab = keyof typeof texts.tab

const TABS = ['link', 'text', 'code'] as const

type Shared = { link: string | null; text: string; code: ReturnType<typeof codeOf> }

/** What can be shared. The link is made in the browser and sent nowhere. */
export function shareList(lines: readonly CartLine[], films: readonly FilmUrl[]): Shared {
  const link = listLink(lines, films)
  return { link, text: listMessage(lines, films), code: link ? codeOf(link) : null }
}

type BodyProps = {
  shared: Shared
  tab: ShareTab
  said: string
  onTab: (tab: ShareTab) => void
  onBack?: (() => void) | undefined
}

export function ShareBody({ shared: { link, text, code }, tab, said, onTab, onBack }: BodyProps) {
  const id = useId()
  const isTooLong = (tab === 'link' && !link) || (tab === 'code' && !code)

  function turn({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? TABS.length - 1 : 0
    const next = TABS[(TABS.indexOf(tab) + step) % TABS.length]
    if (step === 0 || !next) return
    onTab(next)
    currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <div className="stack gap-3 pt-2">
      {onBack && (
        <button className={`${ACT} me-auto`} type="button" ref={takeFocus} onClick={onBack}>
          <SpriteIcon name="arrow-left" /> {texts.back}
        </button>
      )}
      <div
        className={`${styles.tabs} d-flex flex-wrap p-1 rounded-2`}
        role="tablist"
        aria-label={texts.tabs}
        onKeyDown={turn}
      >
        {TABS.map((each) => (
          <button
            className={`${styles.tab} border-0 rounded-2`}
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            data-tab={each}
            aria-selected={tab === each}
            aria-controls={`${id}-panel`}
            tabIndex={tab === each ? 0 : -1}
            onClick={() => onTab(each)}
          >
            {texts.tab[each]}
          </button>
        ))}
      </div>
      <div className="stack gap-3" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        <p className="m-0">{isTooLong ? texts.tooLong : texts.explanation[tab]}</p>
        {tab === 'link' && link && (
          <div>
            <label className="form-label" htmlFor={`${id}-url`}>
              {texts.link}
            </label>
            <input
              className={`form-control ${styles.link}`}
              id={`${id}-url`}
              readOnly
              value={link}
              onFocus={({ target }) => target.select()}
            />
          </div>
        )}
        {tab === 'code' && code && <ShareCode code={code} />}
        {(tab === 'text' || isTooLong) && (
          <div>
            <label className="form-label" htmlFor={`${id}-message`}>
              {texts.text}
            </label>
            <textarea className="form-control fs-sm" id={`${id}-message`} rows={10} readOnly value={text} />
          </div>
        )}
        <p
          className={`d-flex gap-2 align-items-center m-0 ${said === texts.failed ? '' : styles.done}`}
          role="status"
        >
          {said && <SpriteIcon name={said === texts.failed ? 'unclear' : 'within'} />}
          {said}
        </p>
      </div>
    </div>
  )
}

type FootProps = { shared: Shared; tab: ShareTab; onSay: (text: string) => void }

export function ShareFoot({ shared: { link, text, code }, tab, onSay }: FootProps) {
  const what = tab === 'link' && link ? 'link' : 'text'
  const canShare = what === 'link' && typeof navigator.share === 'function'

  async function copy() {
    try {
      await navigator.clipboard.writeText(what === 'link' && link ? link : text)
      onSay(texts.copied[what])
    } catch {
      onSay(texts.failed)
    }
  }
  async function share() {
    try {
      await navigator.share({ title: texts.title, url: link ?? '' })
    } catch {
      // The visitor cancelled, or sharing failed: the link can still be copied.
    }
  }
  return (
    <>
      {tab === 'code' && code ? (
        <button className="btn btn-primary btn-lg px-2" type="button" onClick={() => saveCode(code)}>
          {texts.save}
        </button>
      ) : (
        <button className="btn btn-primary btn-lg px-2" type="button" onClick={copy}>
          {texts.copy[what]}
        </button>
      )}
      {canShare && (
        <button className="btn btn-line px-2" type="button" onClick={share}>
          {texts.share}
        </button>
      )}
      <Reach hasPhone={false} />
    </>
  )
}

/** The margin that the QR standard requires, in modules. */
const QUIET = 4
/** The largest code, in modules, that a phone can read from a screen. */
const MAX_SIZE = 129
/** Pixels for each module of a saved picture. */
const SCALE = 8

/** The code of a link; `null` if it would be too fine to read. */
function codeOf(link: string): Bitmap2D | null {
  try {
    const code = generate(link)
    return code.size <= MAX_SIZE ? code : null
  } catch {
    return null
  }
}

/** The link as a QR code, to open it on another phone. */
function ShareCode({ code }: { code: Bitmap2D }) {
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
