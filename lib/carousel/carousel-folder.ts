import { closeSync, existsSync, openAsBlob, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { carouselFolder as texts } from '@/lib/content/carousel-check'
import { readText } from '@/lib/parsing/files'
import { checkCarousel } from './check/check-carousel'
import { HEAD_BYTES, inspectBlob, inspectHead } from './check/media-file'
import type { MediaFile } from './check/media-types'
import { CAROUSEL_FILE, toSentence } from './check/problem'

// End-to-end tests use a separate folder.
const FOLDER = process.env.CAROUSEL_FOLDER || 'public/carousel'

export function readCarouselText(folder = FOLDER): string {
  return readText(join(folder, CAROUSEL_FILE), {
    isFolder: texts.isFolder(CAROUSEL_FILE, folder),
    otherEncoding: texts.otherEncoding(CAROUSEL_FILE),
  })
}

/** Every file in the folder except JSON files. */
export async function readMediaFiles(folder = FOLDER): Promise<Map<string, MediaFile>> {
  const files = new Map<string, MediaFile>()
  for (const name of mediaNames(folder))
    files.set(name, await inspectBlob(await openAsBlob(join(folder, name))))
  return files
}

/** As far as their first bytes say, which is enough for pictures. */
export function readPictures(folder: string): Map<string, MediaFile> {
  return new Map(
    mediaNames(folder).map((name) => {
      const path = join(folder, name)
      return [name, inspectHead(headOf(path), statSync(path).size)]
    }),
  )
}

const mediaNames = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.json') && !entry.name.startsWith('.'))
    .map(({ name }) => name)

function headOf(path: string): Uint8Array {
  const file = openSync(path, 'r')
  try {
    const head = new Uint8Array(HEAD_BYTES)
    return head.subarray(0, readSync(file, head, 0, head.length, 0))
  } finally {
    closeSync(file)
  }
}

/** The carousel for the build. Throws an error with all problems, so that no build ships an invalid carousel. */
export async function readCarousel(hasWork: boolean, folder = FOLDER) {
  if (!existsSync(join(folder, CAROUSEL_FILE))) throw new Error(texts.isMissing(CAROUSEL_FILE, folder))
  const files = await readMediaFiles(folder)
  const { carousel, problems } = checkCarousel(readCarouselText(folder), files, hasWork)
  if (!carousel) throw new Error(problems.map(toSentence).join('\n'))
  return { carousel, files }
}
