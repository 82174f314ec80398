import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { carouselFolder as texts } from '@/lib/content/carousel-check'
import { readMediaFiles } from '@/lib/media/media-folder'
import { readText } from '@/lib/parsing/files'
import { checkCarousel } from './check/check-carousel'
import { CAROUSEL_FILE, toSentence } from './check/problem'

// End-to-end tests use a separate folder.
export const CAROUSEL_FOLDER = process.env.CAROUSEL_FOLDER || 'public/carousel'

export function readCarouselText(folder = CAROUSEL_FOLDER): string {
  return readText(join(folder, CAROUSEL_FILE), {
    isFolder: texts.isFolder(CAROUSEL_FILE, folder),
    otherEncoding: texts.otherEncoding(CAROUSEL_FILE),
  })
}

/** The carousel for the build. Throws an error with all problems, so that no build ships an invalid carousel. */
export async function readCarousel(hasWork: boolean, folder = CAROUSEL_FOLDER) {
  if (!existsSync(join(folder, CAROUSEL_FILE))) throw new Error(texts.isMissing(CAROUSEL_FILE, folder))
  const files = await readMediaFiles(folder)
  const { carousel, problems } = checkCarousel(readCarouselText(folder), files, hasWork)
  if (!carousel) throw new Error(problems.map(toSentence).join('\n'))
  return { carousel, files }
}
