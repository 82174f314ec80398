import { FORM_ID, fieldId } from '@/components/studio/field-ids'
import styles from '@/components/studio/panel.module.scss'
import { PanelNotice } from '@/components/studio/panel-notice'
import { keepFocus, useStudio, useStudioUi } from '@/components/studio/studio-context'
import { announce } from '@/lib/announcements/announcements'
import { unusedDrops as texts } from '@/lib/content/studio/files'
import { filesOf } from '@/lib/studio/draft'
import { kindOf } from '@/lib/studio/read-files'
import { assignFile } from '@/lib/studio/take-files'

/** Dropped files that no slide uses yet; the selected slide can use them. */
export function UnusedDrops() {
  const { store, state, view } = useStudio()
  const { endFilmOf } = useStudioUi()
  const named = filesOf(view.slides)
  const names = state.unused.filter((name) => !named.has(name))
  if (names.length === 0) return null

  async function assign(name: string, part: 'poster' | 'video') {
    if (part === 'video') endFilmOf(view.slide.id)
    await keepFocus(
      () => assignFile(store, view.slide.id, name),
      () => fieldId(part),
    )
    announce('studio files', () => texts.used(name, view.number))
  }

  return (
    <PanelNotice>
      <strong>{texts.heading(names.length)}</strong>
      <ul>
        {names.map((name) => {
          const file = state.files.get(name)
          const part = kindOf(file?.type ?? null) ?? 'video'
          return (
            <li key={name} className={styles.unused}>
              <span>{file ? name : texts.lost(name)}</span>
              {file && (
                <button className="btn btn-line btn-sm" type="button" onClick={() => void assign(name, part)}>
                  {texts.use[part](view.number)}
                </button>
              )}
              <button
                className="btn btn-ghost btn-sm"
                type="button"
                aria-label={texts.leaveOutLabel(name)}
                onClick={() =>
                  void keepFocus(
                    () => store.dispatch({ type: 'settle', name }),
                    () => FORM_ID,
                  )
                }
              >
                {texts.leaveOut}
              </button>
            </li>
          )
        })}
      </ul>
    </PanelNotice>
  )
}
