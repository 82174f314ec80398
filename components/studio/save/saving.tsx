import { downloadZip } from 'client-zip'
import { useId } from 'react'
import Modal from 'react-bootstrap/Modal'
import ModalBody from 'react-bootstrap/ModalBody'
import ModalFooter from 'react-bootstrap/ModalFooter'
import ModalHeader from 'react-bootstrap/ModalHeader'
import ModalTitle from 'react-bootstrap/ModalTitle'
import type { SaveOutcome } from '@/components/studio/studio-context'
import { IntentLink } from '@/components/ui/intent-link'
import { useInertPage } from '@/components/ui/use-inert-page'
import { saveBlob } from '@/lib/browser/save-file'
import { savedDialog as texts } from '@/lib/content/studio/saved'
import { commitMessage } from '@/lib/studio/change-words'
import { type FileToSave, filesToSave } from '@/lib/studio/files-to-save'
import { canSaveIntoFolder, FolderError, openFolder, writeFiles } from '@/lib/studio/folder'
import { unusedFiles } from '@/lib/studio/live-carousel'
import type { StudioState } from '@/lib/studio/studio-state'
import type { StudioStore } from '@/lib/studio/studio-store'
import type { StudioView } from '@/lib/studio/studio-view'
import { NextSteps } from './next-steps'
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
  const done = {
    files,
    unused: unusedFiles(store.live, view.slides),
    message: commitMessage(view.changes),
  }
  const way = canSaveIntoFolder() ? 'folder' : 'zip'
  try {
    if (way === 'folder') {
      const folder = await openFolder()
      if (!folder) return null
      await writeFiles(folder, files)
    } else saveBlob(ZIP_NAME, await zipOf(files))
  } catch (error) {
    const reason = error instanceof FolderError ? error.message : texts.couldNotWrite
    return { way: 'failed', reason }
  }
  store.dispatch({ type: 'set', change: { saved: { at: Date.now(), way, text: view.text } } })
  return { way, ...done }
}

/** Packs all files into one zip with the same paths as in the folder. */
function zipOf(files: readonly FileToSave[]): Promise<Blob> {
  const at = new Date()
  return downloadZip(files.map(({ name, blob }) => ({ name, input: blob, lastModified: at }))).blob()
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
          {outcome.way === 'failed' ? texts.failed : texts[outcome.way].heading}
        </ModalTitle>
      </ModalHeader>
      <ModalBody>
        <p className="mb-3-half text-body-secondary">
          {outcome.way === 'failed' ? outcome.reason : texts[outcome.way].intro}
        </p>
        {outcome.way !== 'failed' && (
          <>
            <NextSteps way={outcome.way} files={outcome.files} message={outcome.message} />
            <UnusedFiles names={outcome.unused} mayDelete={outcome.way === 'folder'} />
          </>
        )}
      </ModalBody>
      <ModalFooter className={`${styles.footer} gap-2 justify-content-start`}>
        <button className="btn btn-primary m-0" type="button" onClick={onClose}>
          {texts.back}
        </button>
        {outcome.way !== 'failed' && (
          <IntentLink className="btn btn-ghost m-0" href="/">
            {texts.home}
          </IntentLink>
        )}
      </ModalFooter>
    </Modal>
  )
}
