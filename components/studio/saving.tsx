import { downloadZip } from 'client-zip'
import { type ReactNode, useState } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { Dialog } from '@/components/ui/dialog'
import { SpriteIcon } from '@/components/ui/icon'
import { CheckIcon } from '@/components/ui/icons'
import { announce } from '@/lib/announcements/announcements'
import { saveBlob } from '@/lib/browser/browser'
import { languages } from '@/lib/content/facts/languages'
import { shopFile } from '@/lib/content/facts/site'
import { saveButton } from '@/lib/content/studio'
import { passOn, savedDialog as texts, unusedFiles as unusedTexts } from '@/lib/content/studio-save'
import { actions } from '@/lib/content/ui'
import { inKilobytes } from '@/lib/media/media-types'
import { listChanges } from '@/lib/studio/changes'
import type { SaveOutcome } from '@/lib/studio/desk'
import {
  type FileToSave,
  FolderError,
  filesToSave,
  openFolder,
  uploadUrl,
  writeFiles,
} from '@/lib/studio/folder'
import { missingLanguages } from '@/lib/studio/slides'
import type { Saved } from '@/lib/studio/studio-state'
import type { StudioStore } from '@/lib/studio/studio-store'
import { unusedFiles } from '@/lib/studio/studio-view'
import { encodeText } from '@/lib/url/mail-link'
import styles from './saving.module.scss'
import { useDesk, useStudio } from './studio-context'

const ZIP_NAME = shopFile('carousel.zip')

/** Saves the files that the folder does not have yet; `null` when the visitor chose no folder. */
export async function saveChanges(store: StudioStore, way: Saved['way']): Promise<SaveOutcome | null> {
  const view = store.view()
  const files = filesToSave(view, store.get())
  const zip = await zipOf(files)
  const saved: Saved = { at: Date.now(), way, text: view.text }
  try {
    if (way === 'folder') {
      const folder = await openFolder()
      if (!folder) return null
      await writeFiles(folder, files)
      saved.folder = folder.name
    } else saveBlob(zip.name, zip)
  } catch (error) {
    const reason = error instanceof FolderError ? error.message : texts.couldNotWrite
    return { way: 'failed', reason }
  }
  store.setSaved(saved)
  return { way, files, zip, unused: unusedFiles(store.live, view.slides) }
}

/** What was saved earlier, to pass it on now. */
export async function savedBefore(store: StudioStore): Promise<SaveOutcome> {
  const view = store.view()
  const files = filesToSave(view, store.get())
  const way = view.saved?.way ?? 'zip'
  return { way, files, zip: await zipOf(files), unused: unusedFiles(store.live, view.slides) }
}

/** Packs all files into one zip with the same paths as in the folder. */
async function zipOf(files: readonly FileToSave[]): Promise<File> {
  const at = new Date()
  const zip = await downloadZip(
    files.map(({ name, blob }) => ({ name, input: blob, lastModified: at })),
  ).blob()
  return new File([zip], ZIP_NAME, { type: 'application/zip' })
}

type Props = { outcome: SaveOutcome; onClose: () => void }

/** The result of saving, and the steps that remain. */
export function SavedDialog({ outcome, onClose }: Props) {
  return (
    <Dialog
      // Another outcome takes the focus from the button that led to it.
      key={outcome.way}
      title={texts[outcome.way]}
      closeLabel={actions.close}
      isLarge
      onClose={onClose}
      foot={
        <>
          {outcome.way === 'failed' && <ZipInstead />}
          <button className="btn btn-line" type="button" onClick={onClose}>
            {texts.back}
          </button>
        </>
      }
    >
      <p className="mb-3-half text-body-secondary">
        {outcome.way === 'failed' ? `${outcome.reason} ${texts.orZip}` : texts.intro}
      </p>
      {outcome.way !== 'failed' && (
        <>
          <LackingTexts />
          <PassOn way={outcome.way} files={outcome.files} zip={outcome.zip} />
          <UnusedFiles names={outcome.unused} />
        </>
      )}
    </Dialog>
  )
}

function ZipInstead() {
  const { store } = useStudio()
  const { showOutcome } = useDesk()
  return (
    <button
      className="btn btn-primary"
      type="button"
      onClick={async () => showOutcome(await saveChanges(store, 'zip'))}
    >
      {saveButton.download}
    </button>
  )
}

/** Names the slides that another language's site would show in the wrong language. */
function LackingTexts() {
  const { slides } = useStudio().view
  return languages.map((language) => {
    const lacking = slides.flatMap((slide, i) => (missingLanguages(slide).includes(language) ? [i + 1] : []))
    return lacking.length > 0 && <p key={language}>{texts.lacks(lacking, language)}</p>
  })
}

type PassOnProps = { way: 'folder' | 'zip'; files: readonly FileToSave[]; zip: File }

const TEXT = 'mb-2 text-body-secondary fs-sm'
/** More would not fit into a link that opens an email. */
const MAX_PHRASES = 12

/** The steps that remain before visitors see the new carousel. */
function PassOn({ way, files, zip }: PassOnProps) {
  const { state, view } = useStudio()
  const message = passOn.message(files.length, listChanges(view.changes, MAX_PHRASES))
  const canShare = navigator.canShare?.({ files: [zip] }) ?? false
  const url = uploadUrl()
  return (
    <>
      <ol className="list-unstyled m-0 border-bottom">
        <Step
          isDone
          heading={
            way === 'zip' ? passOn.inDownloads(zip.name) : passOn.inFolder(state.saved?.folder ?? 'carousel')
          }
        >
          <Manifest files={files} />
        </Step>
        <Step number={2} heading={passOn.heading}>
          {canShare ? <Share zip={zip} message={message} /> : <Mail zip={zip} message={message} />}
        </Step>
        <Step number={3} heading={passOn.look}>
          <p className={`${TEXT} mb-0`}>{passOn.when}</p>
        </Step>
      </ol>
      <details className="mt-2 fs-sm">
        <summary className="min-h-target py-2-half">{passOn.own.summary}</summary>
        <p className="text-body-secondary">{passOn.own.steps}</p>
        {url && (
          <p>
            <a href={url}>{passOn.own.upload}</a>
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
    if (saved) store.setSaved({ ...saved, sent })
  }
}

type SendProps = { zip: File; message: string }

function Share({ zip, message }: SendProps) {
  const [result, setResult] = useState<'sent' | 'notSent' | null>(null)
  const setSent = useSent()
  async function share() {
    try {
      await navigator.share({ files: [zip], title: passOn.subject, text: message })
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
        {result ? passOn[result] : passOn.share}
      </p>
      <div className="d-flex flex-wrap gap-2">
        <button className="btn btn-primary" type="button" onClick={() => void share()}>
          <SpriteIcon name="send" />
          {passOn.send}
        </button>
        {result === 'notSent' && <Download zip={zip} />}
      </div>
    </>
  )
}

function Mail({ zip, message }: SendProps) {
  const setSent = useSent()
  const query = `subject=${encodeText(passOn.subject)}&body=${encodeText(message)}`
  return (
    <>
      <p className={TEXT}>{passOn.mail(zip.name)}</p>
      <div className="border mb-2 px-3 py-2-half bg-surface rounded-2 fs-sm">
        <p className="mb-2">{message}</p>
        <CopyButton className="btn btn-line btn-sm min-h-target" text={message} label={passOn.copy} />
      </div>
      <div className="d-flex flex-wrap gap-2">
        <a className="btn btn-primary" href={`mailto:?${query}`} onClick={() => setSent('mail')}>
          <SpriteIcon name="send" />
          {passOn.write}
        </a>
        <Download zip={zip} />
      </div>
    </>
  )
}

function Download({ zip }: { zip: File }) {
  function download() {
    saveBlob(zip.name, zip)
    announce('studio zip', () => passOn.inDownloads(zip.name))
  }
  return (
    <button className="btn btn-line" type="button" onClick={download}>
      {passOn.download}
    </button>
  )
}

type StepProps = { number?: number; isDone?: boolean; heading: string; children: ReactNode }

function Step({ number, isDone = false, heading, children }: StepProps) {
  return (
    <li className={`${styles.step} d-grid py-3 border-top`}>
      <span
        className={`${styles.stepNumber} d-flex align-items-center justify-content-center rounded-2 fw-semibold`}
        data-done={isDone}
      >
        {isDone ? <CheckIcon /> : number}
        {isDone && <span className="visually-hidden">{passOn.done}</span>}
      </span>
      <h3 className="mb-1 fs-base">{heading}</h3>
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
            {isNew ? passOn.newFile(inKilobytes(blob.size)) : passOn.changedFile(inKilobytes(blob.size))}
          </small>
        </li>
      ))}
    </ul>
  )
}

/** Lists files that no slide uses any more, which the visitor may delete. */
function UnusedFiles({ names }: { names: readonly string[] }) {
  return (
    names.length > 0 && (
      <details className="mt-3 fs-sm">
        <summary className="min-h-target py-2-half">{unusedTexts.summary(names.length)}</summary>
        <p className="text-body-secondary">{unusedTexts.names(names)}</p>
      </details>
    )
  )
}
