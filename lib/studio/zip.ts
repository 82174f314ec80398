import { downloadZip } from 'client-zip'
import type { FileToSave } from './file-to-save'

/** All files in one zip, with the paths that they have in the folder. */
export function zipOf(files: readonly FileToSave[], at: Date): Promise<Blob> {
  return downloadZip(files.map(({ name, blob }) => ({ name, input: blob, lastModified: at }))).blob()
}
