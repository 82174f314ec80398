import { type ReactNode, useState } from 'react'
import { useStudio } from '@/components/studio/studio-context'
import { CopyButton } from '@/components/ui/copy-button'
import { SpriteIcon } from '@/components/ui/icon'
import { CheckIcon } from '@/components/ui/icons'
import { announce } from '@/lib/announcements/announcements'
import { saveBlob } from '@/lib/browser/save-file'
import { inKilobytes } from '@/lib/carousel/check/media-types'
import { passOn as texts } from '@/lib/content/studio/saved'
import { listChanges } from '@/lib/studio/change-words'
import type { Saved } from '@/lib/studio/draft-store'
import type { FileToSave } from '@/lib/studio/files-to-save'
import { uploadUrl } from '@/lib/studio/upload-url'
import styles from './saved-dialog.module.scss'

type Props = { way: 'folder' | 'zip'; files: readonly FileToSave[]; zip: File }

const TEXT = `${styles.text} mb-2 text-body-secondary fs-sm`
/** More would not fit into a link that opens an email. */
const MAX_PHRASES = 12

/** The steps that remain before visitors see the new carousel. */
export function PassOn({ way, files, zip }: Props) {
  const { state, view } = useStudio()
  const message = texts.message(files.length, listChanges(view.changes, MAX_PHRASES))
  const canShare = navigator.canShare?.({ files: [zip] }) ?? false
  const url = uploadUrl()
  return (
    <>
      <ol className="list-unstyled m-0 border-bottom">
        <Step
          isDone
          heading={
            way === 'zip' ? texts.inDownloads(zip.name) : texts.inFolder(state.saved?.folder ?? 'carousel')
          }
        >
          <Manifest files={files} />
        </Step>
        <Step number={2} heading={texts.heading}>
          {canShare ? <Share zip={zip} message={message} /> : <Mail way={way} zip={zip} message={message} />}
        </Step>
        <Step number={3} heading={texts.look}>
          <p className={`${TEXT} mb-0`}>{texts.when}</p>
        </Step>
      </ol>
      <details className="mt-2 fs-sm">
        <summary className={`${styles.summary} min-h-target`}>{texts.own.summary}</summary>
        <p className="text-body-secondary">{texts.own.steps}</p>
        {url && (
          <p>
            <a href={url}>{texts.own.upload}</a>
          </p>
        )}
      </details>
    </>
  )
}

/** Remembers that and how the saved draft was passed on. */
function useSent() {
  const { store } = useStudio()
  return (by: 'share' | 'mail') => {
    const { saved } = store.get()
    const sent: Saved['sent'] = { at: Date.now(), by }
    if (saved) store.dispatch({ type: 'set', change: { saved: { ...saved, sent } } })
  }
}

type SendProps = { zip: File; message: string }

function Share({ zip, message }: SendProps) {
  const [result, setResult] = useState<'sent' | 'notSent' | null>(null)
  const setSent = useSent()
  async function share() {
    try {
      await navigator.share({ files: [zip], title: texts.subject, text: message })
      setSent('share')
      setResult('sent')
    } catch {
      // Also when the visitor closes the browser's sheet.
      setResult('notSent')
    }
  }
  return (
    <>
      <p className={TEXT} role="status">
        {result ? texts[result] : texts.share}
      </p>
      <div className="d-flex flex-wrap gap-2">
        <button className="btn btn-primary" type="button" onClick={() => void share()}>
          <SpriteIcon name="send" />
          {texts.send}
        </button>
        {result === 'notSent' && <Download zip={zip} />}
      </div>
    </>
  )
}

function Mail({ way, zip, message }: SendProps & { way: Props['way'] }) {
  const setSent = useSent()
  const query = `subject=${encodeURIComponent(texts.subject)}&body=${encodeURIComponent(message)}`
  return (
    <>
      <p className={TEXT}>{texts.mail(zip.name)}</p>
      <div className={`${styles.message} mb-2 px-3 py-2-half rounded-2 fs-sm`}>
        <p className="mb-2">{message}</p>
        <CopyButton className="btn btn-line btn-sm min-h-target" text={message} label={texts.copy} />
      </div>
      <div className="d-flex flex-wrap gap-2">
        <a className="btn btn-primary" href={`mailto:?${query}`} onClick={() => setSent('mail')}>
          <SpriteIcon name="send" />
          {texts.write}
        </a>
        {way === 'folder' && <Download zip={zip} />}
      </div>
    </>
  )
}

function Download({ zip }: { zip: File }) {
  function download() {
    saveBlob(zip.name, zip)
    announce('studio zip', () => texts.inDownloads(zip.name))
  }
  return (
    <button className="btn btn-line" type="button" onClick={download}>
      {texts.download}
    </button>
  )
}

type StepProps = { number?: number; isDone?: boolean; heading: string; children: ReactNode }

function Step({ number, isDone = false, heading, children }: StepProps) {
  return (
    <li className={`${styles.step} d-grid py-3 border-top`}>
      <span className={`${styles.number} d-grid rounded-2 fw-semibold`} data-done={isDone}>
        {isDone ? <CheckIcon /> : number}
        {isDone && <span className="visually-hidden">{texts.done}</span>}
      </span>
      <h3 className={`${styles.heading} mb-1 fs-base`}>{heading}</h3>
      <div>{children}</div>
    </li>
  )
}

function Manifest({ files }: { files: readonly FileToSave[] }) {
  return (
    <ul className="list-unstyled numeric m-0 fs-sm">
      {files.map(({ name, blob, isNew }) => (
        <li className={`${styles.file} d-grid gap-2-half align-items-baseline py-1`} key={name}>
          <span>{name}</span>
          <small className="text-body-secondary fs-xs">
            {isNew ? texts.newFile(inKilobytes(blob.size)) : texts.changedFile(inKilobytes(blob.size))}
          </small>
        </li>
      ))}
    </ul>
  )
}
