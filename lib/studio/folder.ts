import { CAROUSEL_FILE } from '@/lib/carousel/check/problem'
import { folderGone, otherFolder } from '@/lib/content/studio'
import { keepHandle, readHandle } from '@/lib/storage/file-store'
import { filesOf } from './slides'
import type { StudioState } from './studio-state'
import type { StudioView } from './studio-view'

const REMEMBERED = 'carousel'
/** Paths to the carousel's folder from the chosen folder, which may be one of its parents. */
const BELOW = [[], ['carousel'], ['public', 'carousel']]

type Folder = FileSystemDirectoryHandle
type Pick = (options: { id: string; mode: 'readwrite' }) => Promise<Folder>

/** `null` if the browser cannot write to folders. */
function picker(): Pick | null {
  const pick: unknown = Reflect.get(window, 'showDirectoryPicker')
  return typeof pick === 'function' ? (options) => pick.call(window, options) : null
}

export const canSaveIntoFolder = () => picker() !== null

export const rememberedFolder = () => readHandle(REMEMBERED)

export class FolderError extends Error {}

/** The remembered folder, or a newly chosen one; `null` if the visitor cancels. */
export async function openFolder(): Promise<Folder | null> {
  const known = await rememberedFolder()
  // It may have been moved or deleted since.
  if (known && (await mayWrite(known)) && (await carouselFolderIn(known))) return known
  const chosen = await choose()
  if (!chosen) return null
  const folder = await carouselFolderIn(chosen)
  if (!folder) throw new FolderError(otherFolder(chosen.name, CAROUSEL_FILE))
  await keepHandle(REMEMBERED, folder)
  return folder
}

async function choose(): Promise<Folder | null> {
  try {
    return (await picker()?.({ id: 'carousel', mode: 'readwrite' })) ?? null
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    // The question for the remembered folder has used up the press that the browser asks for.
    if (error instanceof DOMException && error.name === 'SecurityError') throw new FolderError(folderGone)
    throw error
  }
}

async function mayWrite(folder: Folder): Promise<boolean> {
  const request: unknown = Reflect.get(folder, 'requestPermission')
  // Folders in the origin private file system lack this method and need no permission.
  if (typeof request !== 'function') return true
  try {
    return (await request.call(folder, { mode: 'readwrite' })) === 'granted'
  } catch {
    return false
  }
}

async function carouselFolderIn(chosen: Folder): Promise<Folder | null> {
  for (const path of BELOW) {
    try {
      let folder = chosen
      for (const name of path) folder = await folder.getDirectoryHandle(name)
      await folder.getFileHandle(CAROUSEL_FILE)
      return folder
    } catch {
      // Not in this folder: try the next path.
    }
  }
  return null
}

/** Writes carousel.json last, so that an interrupted save leaves the folder valid. */
export async function writeFiles(folder: Folder, files: readonly FileToSave[]): Promise<void> {
  for (const { name, blob } of files.toSorted(
    (a, b) => Number(a.name === CAROUSEL_FILE) - Number(b.name === CAROUSEL_FILE),
  )) {
    const file = await folder.getFileHandle(name, { create: true })
    const writable = await file.createWritable()
    await writable.write(blob)
    await writable.close()
  }
}

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

const REPOSITORY = process.env.NEXT_PUBLIC_REPOSITORY_URL || ''

/** GitHub's upload page for the carousel's folder; `null` if no repository is configured. */
export function uploadUrl(repository = REPOSITORY): string | null {
  if (repository === '') return null
  const [base = '', branch = 'main'] = repository.split('/tree/')
  return `${base}/upload/${branch}/public/carousel`
}
