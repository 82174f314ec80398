import { liveChanged as texts } from '@/lib/content/studio/panel'
import { acceptLive, discard } from '@/lib/studio/studio-actions'
import { FORM_ID } from './field-ids'
import { PanelNotice } from './panel-notice'
import { showAndFocus, useStudio } from './studio-context'

/** Shown when the live carousel has changed since the draft began; the draft is kept until the visitor decides. */
export function LiveChanged() {
  const { store, state, view } = useStudio()
  if (state.base === store.live.text || view.changes.length === 0) return null

  function decide(choice: 'live' | 'draft') {
    showAndFocus(() => {
      if (choice === 'live') discard(store)
      acceptLive(store)
    }, FORM_ID)
  }

  return (
    <PanelNotice>
      <strong>{texts.heading}</strong> {texts.explanation}
      <div className="d-flex flex-wrap gap-2 mt-2">
        <button className="btn btn-line btn-sm" type="button" onClick={() => decide('live')}>
          {texts.reset}
        </button>
        <button className="btn btn-ghost btn-sm" type="button" onClick={() => decide('draft')}>
          {texts.keep}
        </button>
      </div>
    </PanelNotice>
  )
}
