import { downloadZip } from 'client-zip'
import type { FileToSave } from './file-to-save'

/** Packs all files into one zip with the same paths as in the folder. */
export function zipOf(files: readonly FileToSave[], at: Date): Promise<Blob> {
  return downloadZip(files.map(({ name, blob }) => ({ name, input: blob, lastModified: at }))).blob()
}
