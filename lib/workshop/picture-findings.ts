import type { MediaFile } from '@/lib/carousel/check/media-file'
import { endingOf, inKilobytes, inPixels, typesOf } from '@/lib/carousel/check/media-types'
import { didYouMean, type Message } from '@/lib/content/parsing/json'
import { workshopCheck as texts } from '@/lib/content/workshop/check'
import type { Path } from '@/lib/parsing/json-path'
import { nearest } from '@/lib/parsing/nearest'
import type { Workshop } from './workshop-schema'

const PICTURE_WIDTH = 1200
const PICTURE_BYTES = 500_000
const PROPORTION = 4 / 3
const PROPORTION_SLACK = 0.02

type Files = ReadonlyMap<string, MediaFile>

/** Checks that the pictures of the work exist, and that both of a pair have one size. */
export function pictureFindings({ work }: Workshop, files: Files): (Message & { path: Path })[] {
  return work.flatMap(({ before, after }, i) => {
    const found = (['before', 'after'] as const).flatMap((side) => {
      const problem = pictureProblem(side === 'before' ? before.file : after.file, files)
      return problem ? [{ path: ['work', i, side, 'file'], ...problem }] : []
    })
    if (found.length > 0) return found
    const [a, b] = [before, after].map(({ file }) => files.get(file)?.size)
    if (!a || !b || (a.width === b.width && a.height === b.height)) return []
    return [{ path: ['work', i, 'after', 'file'], ...texts.otherSizes(inPixels(a), inPixels(b)) }]
  })
}

function pictureProblem(name: string, files: Files): Message | null {
  const file = files.get(name)
  if (!file)
    return {
      summary: texts.notInFolder(name),
      advice: didYouMean(nearest(name, [...files.keys()]), texts.addOrCorrect),
    }
  const { size, type, bytes } = file
  if (!size || type === null || typesOf('poster')[endingOf(name)] !== type) return texts.noPicture(name)
  if (Math.abs(size.width / size.height / PROPORTION - 1) > PROPORTION_SLACK)
    return texts.otherShape(name, inPixels(size))
  if (size.width < PICTURE_WIDTH) return texts.tooSmall(name, inPixels(size))
  return bytes > PICTURE_BYTES ? texts.tooHeavy(name, inKilobytes(bytes), inKilobytes(PICTURE_BYTES)) : null
}
