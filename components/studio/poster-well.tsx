import { useState } from 'react'
import { SpriteIcon } from '@/components/ui/icon'
import { lazyPart } from '@/components/ui/lazy-part'
import { announce } from '@/lib/announcements/announcements'
import { posterPicture, posterWell } from '@/lib/content/studio-files'
import {
  inPixels,
  isWide,
  type MediaFile,
  POSTER_BYTES,
  POSTER_WIDTH,
  stemOf,
  wideCrop,
} from '@/lib/media/media-types'
import { cropPicture } from '@/lib/studio/draw-poster'
import { blobOf } from '@/lib/studio/studio-view'
import { takePoster } from '@/lib/studio/take-files'
import { cropAt } from '@/lib/studio/video/cut'
import { FileFacts, useOneAtATime } from './card'
import { ChooseFile } from './choose-files'
import { CroppedPart } from './crop-frame'
import styles from './files.module.scss'
import { fieldId, keepFocus, useStudio } from './studio-context'
import { Thumbnail } from './video-player'
import { Well } from './well'

const FramePicker = lazyPart(() => import('./frame-picker').then((module) => module.FramePicker), {
  name: posterWell.framePicker,
})

const PartPicker = lazyPart(() => import('./part-picker').then((module) => module.PartPicker), {
  name: posterWell.partPicker,
})

export function PosterWell() {
  const { store, state, view } = useStudio()
  const { slide } = view
  const [picking, setPicking] = useState<'frame' | 'part' | null>(null)
  const file = view.files.get(slide.poster)
  const shape = shapeFor(file)
  const hasVideo = slide.video.some((name) => view.files.has(name))

  const lighten = useOneAtATime(async () => {
    try {
      const picture = await blobOf(slide.poster, state.files)
      await takePoster(store, slide.id, `${stemOf(slide.poster)}.jpg`, await cropPicture(picture))
      announce('studio files', () => posterWell.lightened)
    } catch {
      announce('studio files', () => posterWell.cropFailed)
    }
  })

  const files = slide.poster !== '' && (
    <>
      <PosterPicture name={slide.poster} file={file} />
      <FileFacts
        name={slide.poster}
        bytes={file?.bytes}
        limit={POSTER_BYTES}
        size={file?.size && `${inPixels(file.size)}${isWide(file.size) ? ', 16:9' : ''}`}
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
          {posterWell.lighter}
        </button>
      )}
      {shape && (
        <button
          className={`btn btn-sm ${shape === 'other' ? 'btn-primary' : 'btn-line'}`}
          type="button"
          onClick={() => setPicking('part')}
        >
          <SpriteIcon name="crop" />
          {posterWell.part}
        </button>
      )}
      {slide.poster !== '' && (
        <ChooseFile kind="poster" label={posterWell.replaceLabel}>
          {posterWell.replace}
        </ChooseFile>
      )}
      {hasVideo && (
        <button
          className="btn btn-line btn-sm"
          type="button"
          aria-label={posterWell.fromVideoLabel}
          onClick={() => setPicking('frame')}
        >
          {posterWell.fromVideo}
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

/** What the studio can make of a picture, unless its largest 16:9 area is too small for a poster. */
function shapeFor(file: MediaFile | undefined): 'wide' | 'heavy' | 'other' | null {
  if (!file?.size || wideCrop(file.size).width < POSTER_WIDTH) return null
  if (!isWide(file.size)) return 'other'
  return file.bytes > POSTER_BYTES ? 'heavy' : 'wide'
}

const PICTURE = 'd-block w-100 h-auto min-h-target bg-dark rounded-2'

/** A picture of another shape is shown whole, with the 16:9 part that a crop would keep. */
function PosterPicture({ name, file }: { name: string; file: MediaFile | undefined }) {
  const { view } = useStudio()
  if (!file?.size || !file.type?.startsWith('image/')) return <span className={PICTURE} />
  const { width, height } = file.size
  const alt = posterPicture.description(name)
  if (isWide(file.size))
    return <Thumbnail poster={name} blank={PICTURE} className={PICTURE} {...{ alt, width, height }} />
  return (
    <div className="position-relative overflow-hidden rounded-2">
      <img className={PICTURE} src={view.urlOf(name)} alt={alt} width={width} height={height} />
      <svg
        className={`${styles.frame} position-absolute inset-0 w-100 h-100 pe-none`}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        <CroppedPart size={file.size} crop={cropAt(file.size, 0.5)} />
      </svg>
    </div>
  )
}
