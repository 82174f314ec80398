import { useState } from 'react'
import { ChevronDownIcon } from '@/components/ui/icons'
import { useMenu } from '@/components/ui/use-menu'
import { announce } from '@/lib/announcements/announcements'
import { MAX_SLIDES } from '@/lib/carousel/carousel-schema'
import { slideStrip, slideTile, stripActions, changesMenu as texts } from '@/lib/content/studio'
import { actionOf } from '@/lib/content/words'
import { countOf, listChanges, type SlideChange, titleOf } from '@/lib/studio/changes'
import { canAdd, canDelete } from '@/lib/studio/slides'
import styles from './studio.module.scss'
import { keepFocus, UNDO_ID, useStudio } from './studio-context'

const MENU_ID = 'studio-changes'

/** Lists the changes, each with a button to revert it. */
export function ChangesMenu() {
  const { store, view } = useStudio()
  const [isOpen, setIsOpen] = useState(false)
  const { changes } = view

  // Reverting the last change removes the list, so the focus moves to Undo.
  const nextFocus = () => (document.getElementById(MENU_ID) ? MENU_ID : UNDO_ID)

  function whyNot({ kind }: SlideChange): string | null {
    if (kind === 'new' && !canDelete(view.slides)) return stripActions.isOnly
    return kind === 'deleted' && !canAdd(view.slides) ? slideStrip.atMost(MAX_SLIDES) : null
  }

  function revert(change: SlideChange) {
    const why = whyNot(change)
    if (why) return announce('studio step', () => why)
    void keepFocus(() => store.revertChange(change), nextFocus)
    announce('studio step', () => texts.reverted(titleOf(change)))
  }

  return (
    <div ref={useMenu()}>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary
          id={MENU_ID}
          className={`${styles.toggle} position-relative d-inline-flex align-items-center mw-100 p-0 border-0 rounded-1 text-start`}
        >
          <b className="fw-semibold text-nowrap">{countOf(changes)}:</b>
          <span className={`${styles.changes} min-w-0 text-truncate`}>{listChanges(changes)}</span>
          <ChevronDownIcon />
        </summary>
      </details>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        role="group"
        aria-labelledby={MENU_ID}
        className={`${styles.menu} on-light position-absolute p-2 overflow-auto rounded-3 bg-surface`}
      >
        {isOpen && (
          <>
            <ul className="list-unstyled mb-1">
              {changes.map((change) => (
                <li className={`${styles.change} d-flex gap-2-half align-items-center`} key={keyOf(change)}>
                  <div className="flex-fill min-w-0">
                    <b className="d-block fw-semibold">{titleOf(change)}</b>
                    <small className="d-block text-body-secondary fs-xs text-truncate">
                      {detailOf(change)}
                    </small>
                  </div>
                  <button
                    className="btn btn-ghost flex-shrink-0"
                    type="button"
                    aria-disabled={whyNot(change) !== null}
                    title={whyNot(change) ?? undefined}
                    onClick={() => revert(change)}
                    aria-label={actionOf(wordOf(change), titleOf(change))}
                  >
                    {wordOf(change)}
                  </button>
                </li>
              ))}
            </ul>
            <button
              className="btn btn-ghost"
              type="button"
              onClick={() => void keepFocus(store.discard, nextFocus)}
            >
              {texts.discardAll(changes.length)}
            </button>
          </>
        )}
      </div>
    </div>
  )
}

const wordOf = ({ kind }: SlideChange) => (kind === 'new' ? texts.remove : texts.revert)

function keyOf(change: SlideChange): string {
  if (change.kind === 'field') return `${change.slide.id} ${change.field}`
  if (change.kind === 'order') return 'order'
  return change.kind === 'new' ? change.slide.id : `deleted ${change.live.id}`
}

function detailOf(change: SlideChange): string {
  if (change.kind === 'new') return change.slide.title || slideTile.noTitle
  if (change.kind === 'deleted') return texts.liveSlide(change.number)
  if (change.kind === 'order') return texts.liveOrder
  const { live, field } = change
  if (field === 'video') return texts.liveFiles(live.video)
  if (field === 'focus')
    return live.focus === undefined ? texts.liveNone : texts.liveText(texts.across(live.focus))
  const text = live[field]
  return text === '' && field !== 'titleLanguage' ? texts.liveNone : texts.liveText(text)
}
