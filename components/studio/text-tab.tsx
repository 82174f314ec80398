import { useEffect } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { FileButton } from '@/components/ui/file-button'
import { SpriteIcon } from '@/components/ui/icon'
import { announce } from '@/lib/announcements/announcements'
import { saveFile } from '@/lib/browser/browser'
import { CAROUSEL_FILE } from '@/lib/carousel/check/problem'
import { textTab as texts } from '@/lib/content/studio'
import { revealProblems, setText } from '@/lib/studio/studio-actions'
import { useTakeFiles } from './choose-files'
import { afterPress } from './field'
import styles from './panel.module.scss'
import { TEXT_ID, useStudio } from './studio-context'

/** After this time without typing the problems are shown, as they are when the text loses the focus. */
const PAUSE_MS = 1000

/** Edits the draft as carousel.json. */
export function TextTab() {
  const { store, view } = useStudio()
  const take = useTakeFiles()
  const { text, shown, draft } = view
  const lines = text.split('\n').length
  const bad = new Set(shown.filter(({ isMissing }) => !isMissing).map(({ line }) => line))

  useEffect(() => {
    if (draft.text === null) return
    const timer = setTimeout(() => revealProblems(store), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft.text, store])

  function download() {
    saveFile(CAROUSEL_FILE, text, 'application/json')
    announce('studio text', () => texts.downloading)
  }

  return (
    <>
      <label className="visually-hidden" htmlFor={TEXT_ID}>
        {CAROUSEL_FILE}
      </label>
      <div className={`${styles.code} position-relative d-grid overflow-hidden rounded-2 fs-sm`}>
        <ol
          className={`${styles.numbers} list-unstyled m-0 py-2-half text-body-secondary text-end`}
          aria-hidden="true"
        >
          {Array.from({ length: lines }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: each item is its line number
            <li className={`${styles.number} position-relative`} key={i} data-bad={bad.has(i + 1)}>
              {i + 1}
            </li>
          ))}
        </ol>
        <textarea
          className={`${styles.text} position-relative d-block w-100 border-0`}
          id={TEXT_ID}
          rows={lines}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          value={text}
          aria-invalid={shown.length > 0}
          aria-describedby="studio-text-hint"
          onChange={({ target }) => setText(store, target.value)}
          onBlur={() => afterPress(() => revealProblems(store))}
        />
      </div>
      <p className="form-text" id="studio-text-hint">
        {texts.hint}
      </p>
      <div className="d-flex flex-wrap gap-2 mt-3">
        <CopyButton
          text={text}
          label={
            <>
              <SpriteIcon name="copy" />
              {texts.copy}
            </>
          }
          className="btn btn-line btn-sm"
        />
        <button className="btn btn-line btn-sm" type="button" onClick={download}>
          {texts.download}
        </button>
        <FileButton
          className="btn btn-ghost btn-sm"
          inputLabel={texts.file}
          accept=".json,application/json"
          onFiles={(files) => void take(files, { slide: view.slide.id })}
        >
          {texts.open}
        </FileButton>
      </div>
    </>
  )
}
