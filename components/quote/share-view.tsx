import { type KeyboardEvent, useId } from 'react'
import { ACT } from '@/components/ui/add-button'
import { takeFocus } from '@/components/ui/focus'
import { SpriteIcon } from '@/components/ui/icon'
import { Reach } from '@/components/ui/reach'
import type { CartLine } from '@/lib/cart/cart'
import { shareView as texts } from '@/lib/content/quote/share'
import type { FilmUrl } from '@/lib/quote/film-url'
import { listLink, listMessage } from './list-texts'
import { codeOf, ShareCode, saveCode } from './share-code'
import styles from './share-view.module.scss'

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
