import { useState } from 'react'
import { fieldId } from '@/components/studio/field-ids'
import { keepFocus, useStudio } from '@/components/studio/studio-context'
import { SpriteIcon } from '@/components/ui/icon'
import { lazyPart } from '@/components/ui/lazy-part'
import { announce } from '@/lib/announcements/announcements'
import type { MediaFile } from '@/lib/carousel/check/media-file'
import {
  inPixels,
  isWide,
  POSTER_BYTES,
  POSTER_WIDTH,
  stemOf,
  wideCrop,
} from '@/lib/carousel/check/media-types'
import { posterWell as texts } from '@/lib/content/studio/files'
import { cropPicture, pictureOf } from '@/lib/studio/draw-poster'
import { takePoster } from '@/lib/studio/take-files'
import { ChooseFile } from './choose-file'
import { FileFacts } from './file-facts'
import { PosterPicture } from './poster-picture'
import { Well } from './well'

const FramePicker = lazyPart(() => import('./frame-picker').then((module) => module.FramePicker), {
  name: texts.framePicker,
})

const PartPicker = lazyPart(() => import('./part-picker').then((module) => module.PartPicker), {
  name: texts.partPicker,
})

export function PosterWell() {
  const { store, state, view } = useStudio()
  const { slide } = view
  const [picking, setPicking] = useState<'frame' | 'part' | null>(null)
  const file = view.files.get(slide.poster)
  const shape = shapeFor(file)
  const hasVideo = slide.video.some((name) => view.files.has(name))

  async function lighten() {
    try {
      const picture = await pictureOf(state.files.get(slide.poster)?.blob, view.urlOf(slide.poster))
      await takePoster(store, slide.id, `${stemOf(slide.poster)}.jpg`, await cropPicture(picture))
      announce('studio files', () => texts.lightened)
    } catch {
      announce('studio files', () => texts.cropFailed)
    }
  }

  const files = slide.poster !== '' && (
    <>
      <PosterPicture name={slide.poster} file={file} />
      <FileFacts
        name={slide.poster}
        bytes={file?.bytes}
        limit={POSTER_BYTES}
        size={file?.size && `${inPixels(file.size)}${shapeOf(file.size)}`}
        isBadSize={file?.size ? !isWide(file.size) || file.size.width < POSTER_WIDTH : false}
      />
    </>
  )
  const acts = (
    <>
      {shape === 'heavy' && (
        <button
          className="btn btn-primary btn-sm"
          type="button"
          onClick={() => void keepFocus(lighten, () => fieldId('poster'))}
        >
          {texts.lighter}
        </button>
      )}
      {shape && (
        <button
          className={`btn btn-sm ${shape === 'other' ? 'btn-primary' : 'btn-line'}`}
          type="button"
          onClick={() => setPicking('part')}
        >
          <SpriteIcon name="crop" />
          {texts.part}
        </button>
      )}
      {slide.poster !== '' && (
        <ChooseFile kind="poster" label={texts.replaceLabel}>
          {texts.replace}
        </ChooseFile>
      )}
      {hasVideo && (
        <button
          className="btn btn-line btn-sm"
          type="button"
          aria-label={texts.fromVideoLabel}
          onClick={() => setPicking('frame')}
        >
          {texts.fromVideo}
        </button>
      )}
    </>
  )
  const close = () => setPicking(null)
  const picker =
    picking === 'part'
      ? file?.size && <PartPicker size={file.size} onClose={close} />
      : picking === 'frame' && hasVideo && <FramePicker onClose={close} />
  return (
    <Well kind="poster" files={files} acts={acts}>
      {picker}
    </Well>
  )
}

function shapeOf({ width, height }: { width: number; height: number }): string {
  if (isWide({ width, height })) return ', 16:9'
  const [shape] = [
    [4, 3],
    [3, 2],
    [1, 1],
    [9, 16],
    [3, 4],
    [2, 3],
  ].filter(([a = 1, b = 1]) => Math.abs(width / height / (a / b) - 1) < 0.01)
  return shape ? `, ${shape.join(':')}` : ''
}

/** What the studio can make of a picture, unless its largest 16:9 area is too small for a poster. */
function shapeFor(file: MediaFile | undefined): 'wide' | 'heavy' | 'other' | null {
  if (!file?.size || wideCrop(file.size).width < POSTER_WIDTH) return null
  if (!isWide(file.size)) return 'other'
  return file.bytes > POSTER_BYTES ? 'heavy' : 'wide'
}
