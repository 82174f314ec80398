import { CopyButton } from '@/components/ui/copy-button'
import { FileButton } from '@/components/ui/file-button'
import { takeLostFocus } from '@/components/ui/focus'
import { SpriteIcon } from '@/components/ui/icon'
import { announce } from '@/lib/announcements/announcements'
import { saveFile } from '@/lib/browser/browser'
import { CAROUSEL_FILE } from '@/lib/carousel/check/problem'
import { textTab as texts } from '@/lib/content/studio'
import { resultOf } from '@/lib/studio/read-files'
import { useTakeFiles } from './choose-files'
import { PanelNotice } from './notices'
import { TEXT_ID, useStudio } from './studio-context'

/** Shows the draft as carousel.json. A file that is opened replaces it. */
export function TextTab() {
  const { view } = useStudio()
  const take = useTakeFiles()
  const { text } = view

  function download() {
    saveFile(CAROUSEL_FILE, text, 'application/json')
    announce('studio text', () => texts.downloading)
  }

  return (
    <>
      <TextReport />
      <section aria-label={CAROUSEL_FILE}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also with the keyboard */}
        <pre className="p-3 m-0 border rounded-2 fs-sm" tabIndex={0}>
          {text}
        </pre>
      </section>
      <p className="form-text">{texts.hint}</p>
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

/** What became of the file that was opened last, with the lines that could not be used. */
function TextReport() {
  const text = useStudio().state.report?.files.findLast(({ kind }) => kind === 'text')
  if (!text) return null
  const { name, note, problems = [] } = text
  return (
    <PanelNotice>
      {/* Named, so that the focus does not say the words, which are announced. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a report is not part of a form */}
      <div id={TEXT_ID} role="group" aria-label={name} tabIndex={-1} ref={takeLostFocus}>
        <strong>{resultOf(text)}</strong> {note}
        {problems.length > 0 && (
          <>
            <p className="mt-2 mb-0">{texts.leftOut}</p>
            <ul className="list-unstyled">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </PanelNotice>
  )
}
