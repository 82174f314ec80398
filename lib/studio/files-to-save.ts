import { CAROUSEL_FILE } from '@/lib/carousel/check/problem'
import { filesOf } from './draft'
import type { StudioState } from './studio-state'
import type { StudioView } from './studio-view'

export type FileToSave = { name: string; blob: Blob; isNew: boolean }

/** The files to save: carousel.json and the draft's new files that its slides use. */
export function filesToSave({ slides, text }: StudioView, { files }: StudioState): FileToSave[] {
  const media = [...filesOf(slides)].flatMap((name) => {
    const file = files.get(name)
    return file ? [{ name, blob: file.blob, isNew: true }] : []
  })
  const json = new Blob([text], { type: 'application/json' })
  return [{ name: CAROUSEL_FILE, blob: json, isNew: false }, ...media]
}
