import type { SaveOutcome } from '@/components/studio/studio-context'
import { saveBlob } from '@/lib/browser/save-file'
import { commitMessage } from '@/lib/studio/change-words'
import { filesToSave } from '@/lib/studio/files-to-save'
import { canSaveIntoFolder, FolderError, openFolder, writeFiles } from '@/lib/studio/folder'
import { unusedFiles } from '@/lib/studio/live-carousel'
import type { StudioState } from '@/lib/studio/studio-state'
import type { StudioStore } from '@/lib/studio/studio-store'
import type { StudioView } from '@/lib/studio/studio-view'
import { zipOf } from '@/lib/studio/zip'

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
    } else saveBlob(ZIP_NAME, await zipOf(files, new Date()))
  } catch (error) {
    const reason = error instanceof FolderError ? error.message : 'The browser could not write the files.'
    return { way: 'failed', reason }
  }
  store.dispatch({ type: 'saved', saved: { at: Date.now(), way, text: view.text } })
  return { way, ...done }
}
