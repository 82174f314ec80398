import { downloadZip } from 'client-zip'
import { useId } from 'react'
import Modal from 'react-bootstrap/Modal'
import ModalBody from 'react-bootstrap/ModalBody'
import ModalFooter from 'react-bootstrap/ModalFooter'
import ModalHeader from 'react-bootstrap/ModalHeader'
import ModalTitle from 'react-bootstrap/ModalTitle'
import type { SaveOutcome } from '@/components/studio/studio-context'
import { useInertPage } from '@/components/ui/use-inert-page'
import { saveBlob } from '@/lib/browser/save-file'
import { savedDialog as texts } from '@/lib/content/studio/saved'
import type { Saved } from '@/lib/studio/draft-store'
import { type FileToSave, filesToSave } from '@/lib/studio/files-to-save'
import { canSaveIntoFolder, FolderError, openFolder, writeFiles } from '@/lib/studio/folder'
import { unusedFiles } from '@/lib/studio/live-carousel'
import type { StudioState } from '@/lib/studio/studio-state'
import type { StudioStore } from '@/lib/studio/studio-store'
import type { StudioView } from '@/lib/studio/studio-view'
import { PassOn } from './pass-on'
import './saved-dialog.scss'
import styles from './saved-dialog.module.scss'
import { UnusedFiles } from './unused-files'

const ZIP_NAME = 'tersa-carousel.zip'

/** Saves the files that the folder does not have yet; `null` when the visitor chose no folder. */
export async function saveChanges(
  store: StudioStore,
  view: StudioView,
  state: StudioState,
): Promise<SaveOutcome | null> {
  const files = filesToSave(view, state)
  const zip = await zipOf(files)
  const way = canSaveIntoFolder() ? 'folder' : 'zip'
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
  store.dispatch({ type: 'set', change: { saved } })
  return { way, files, zip, unused: unusedFiles(store.live, view.slides) }
}

/** What was saved earlier, to pass it on now. */
export async function savedBefore(
  store: StudioStore,
  view: StudioView,
  state: StudioState,
): Promise<SaveOutcome> {
  const files = filesToSave(view, state)
  const way = state.saved?.way ?? 'zip'
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
  const title = useId()
  useInertPage()
  return (
    <Modal
      show
      centered
      onHide={onClose}
      aria-labelledby={title}
      className={styles.saved ?? ''}
      animation={false}
    >
      <ModalHeader closeButton className="align-items-start">
        <ModalTitle as="h2" className="fs-2xl" id={title}>
          {texts[outcome.way]}
        </ModalTitle>
      </ModalHeader>
      <ModalBody>
        <p className="mb-3-half text-body-secondary">
          {outcome.way === 'failed' ? outcome.reason : texts.intro}
        </p>
        {outcome.way !== 'failed' && (
          <>
            <PassOn way={outcome.way} files={outcome.files} zip={outcome.zip} />
            <UnusedFiles names={outcome.unused} mayDelete={outcome.way === 'folder'} />
          </>
        )}
      </ModalBody>
      <ModalFooter className={`${styles.footer} gap-2 justify-content-start`}>
        <button className="btn btn-line m-0" type="button" onClick={onClose}>
          {texts.back}
        </button>
      </ModalFooter>
    </Modal>
  )
}
