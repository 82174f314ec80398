import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { carouselFolder as texts } from '@/lib/content/carousel-check'
import { readText } from '@/lib/parsing/read-text'
import { checkCarousel } from './check/check-carousel'
import { inspectNow, type MediaFile } from './check/media-file'
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
export function readMediaFiles(folder = FOLDER): Map<string, MediaFile> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.json') && !entry.name.startsWith('.'))
    .map(({ name }) => name)
  return new Map(names.map((name) => [name, inspectFile(join(folder, name))]))
}

function inspectFile(path: string): MediaFile {
  const file = openSync(path, 'r')
  try {
    return inspectNow(statSync(path).size, ({ from, to }) => {
      const part = new Uint8Array(to - from)
      return part.subarray(0, readSync(file, part, 0, part.length, from))
    })
  } finally {
    closeSync(file)
  }
}

/** The carousel for the build. Throws an error with all problems, so that no build ships an invalid carousel. */
export function readCarousel(hasWork: boolean, folder = FOLDER) {
  if (!existsSync(join(folder, CAROUSEL_FILE))) throw new Error(texts.isMissing(CAROUSEL_FILE, folder))
  const files = readMediaFiles(folder)
  const { carousel, problems } = checkCarousel(readCarouselText(folder), files, hasWork)
  if (!carousel) throw new Error(problems.map(toSentence).join('\n'))
  return { carousel, files }
}
