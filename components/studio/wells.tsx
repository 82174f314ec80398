import { type ReactNode, useState } from 'react'
import { FileButton } from '@/components/ui/file-button'
import { SpriteIcon } from '@/components/ui/icon'
import { lazyPart } from '@/components/ui/lazy-part'
import { loadOrNotice } from '@/components/ui/load-or-notice'
import { announce } from '@/lib/announcements/announcements'
import type { MediaFile } from '@/lib/carousel/check/media-types'
import {
  endingOf,
  inKilobytes,
  inPixels,
  isWide,
  POSTER_BYTES,
  POSTER_WIDTH,
  type Size,
  stemOf,
  VIDEO_BYTES,
  wideCrop,
} from '@/lib/carousel/check/media-types'
import { fileReport, posterPicture, posterWell, well as texts, videoWell } from '@/lib/content/studio-files'
import { cropPicture, pictureOf } from '@/lib/studio/draw-poster'
import { canPrepare, filmNeed } from '@/lib/studio/film/film'
import { clearFile } from '@/lib/studio/studio-actions'
import { blobOf } from '@/lib/studio/studio-view'
import { addFormat, takePoster } from '@/lib/studio/take-files'
import { ChooseFile, useDrop } from './choose-files'
import { FieldNotes, useField } from './field'
import { FileFacts } from './file-facts'
import styles from './files.module.scss'
import { PanelNotice } from './notices'
import { fieldId, keepFocus, showAndFocus, useStudio } from './studio-context'
import { useSlideFilm, useStartFilm } from './use-film'
import { Thumbnail, VideoPlayer } from './video-player'

const LIMITS = { poster: inKilobytes(POSTER_BYTES), video: inKilobytes(VIDEO_BYTES) }

type Props = {
  kind: 'poster' | 'video'
  /** What shows the files, if there are any. */
  files: ReactNode
  /** Buttons below the files. */
  acts: ReactNode
  /** Shown instead of the buttons. */
  children?: ReactNode
  /** Shown instead of the files and the buttons. */
  card?: ReactNode
}

/** The poster or the video of the selected slide, or a place to drop one. */
function Well({ kind, files, acts, children, card }: Props) {
  const { slide, problems, changed, revert } = useField(kind)
  const { heading: title, use, drop, invite, hint } = texts[kind]
  const heading = fieldId(kind)

  return (
    <section aria-labelledby={heading} {...useDrop({ slide: slide.id })}>
      <div
        className={`${styles.head} d-flex flex-wrap column-gap-2-half align-items-baseline justify-content-between`}
      >
        <h3 id={heading} className="m-0 fs-base" tabIndex={-1}>
          {title}
        </h3>
        <p className="m-0 fs-xs text-body-secondary">{use}</p>
      </div>
      <FileReports kind={kind} />
      {card || (
        <>
          {files ? (
            <div className={`${styles.well} d-grid align-items-start`}>{files}</div>
          ) : (
            <ChooseFile
              kind={kind}
              className={`${styles.drop} d-grid align-content-center align-items-center w-100 rounded-2 text-start`}
            >
              {kind === 'poster' ? <SpriteIcon name="image" /> : <SpriteIcon name="film" />}
              <b className="fw-semibold">
                {drop.before} <u className={styles.choose}>{drop.choose}</u>
              </b>
              <small className="fs-sm text-body-secondary">
                {invite} {hint(LIMITS[kind])}
              </small>
            </ChooseFile>
          )}
          <FieldNotes id={`${heading}-problem`} advice={problems[0]?.advice} />
          {children || (
            <div className={`${styles.acts} flex-wrap gap-2`}>
              {acts}
              {changed && (
                <button className={`btn btn-line btn-sm ${styles.revert}`} type="button" onClick={revert}>
                  <SpriteIcon name="undo" />
                  {texts.revertTo([changed[kind]].flat())}
                </button>
              )}
            </div>
          )}
        </>
      )}
    </section>
  )
}

/** Reports refused or renamed files of the last selection next to the field that they were chosen for. */
function FileReports({ kind }: { kind: 'poster' | 'video' }) {
  const { state, view } = useStudio()
  const report = state.report?.slide === view.slide.id ? state.report : null
  const refused = report?.refused.filter((file) => (file.kind ?? 'video') === kind) ?? []
  const notes = (kind === 'poster' && report?.notes) || []
  if (refused.length === 0 && notes.length === 0) return null
  return (
    <PanelNotice>
      {refused.map(({ name, reason }) => (
        <p key={name}>
          <strong>{fileReport.refused(name)}</strong> {reason}
        </p>
      ))}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </PanelNotice>
  )
}

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

  async function lighten() {
    try {
      const picture = await pictureOf(state.files.get(slide.poster)?.blob, view.urlOf(slide.poster))
      await takePoster(store, slide.id, `${stemOf(slide.poster)}.jpg`, await cropPicture(picture))
      announce('studio files', () => posterWell.lightened)
    } catch {
      announce('studio files', () => posterWell.cropFailed)
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

const FilmCard = lazyPart(() => import('./film-card').then((module) => module.FilmCard), {
  name: videoWell.filmCode,
})

export function VideoWell() {
  const { store, state, view } = useStudio()
  const film = useSlideFilm(view.slide.id)
  const startFilm = useStartFilm()
  const { slide } = view
  const [size, setSize] = useState<string | null>(null)
  const [only, ...others] = slide.video
  const heading = fieldId('video')

  const files = only !== undefined && (
    <>
      <VideoPlayer key={slide.video.join()} names={slide.video} onSize={setSize} />
      <div className={`${styles.files} d-grid`}>
        {slide.video.map((name) => (
          <FileFacts
            key={name}
            name={name}
            bytes={view.files.get(name)?.bytes}
            limit={VIDEO_BYTES}
            size={others.length === 0 ? size : null}
          />
        ))}
      </div>
    </>
  )
  const acts = only !== undefined && (
    <>
      <ChooseFile kind="video" label={videoWell.replaceLabel}>
        {videoWell.replace}
      </ChooseFile>
      {others.length === 0 && endingOf(only) === 'mp4' && (
        <FileButton
          className="btn btn-line btn-sm"
          inputLabel={videoWell.webmInput}
          accept=".webm,video/webm"
          onFiles={(chosen) =>
            void keepFocus(
              () => addFormat(store, slide.id, chosen),
              () => heading,
            )
          }
        >
          {videoWell.addWebm}
        </FileButton>
      )}
      <button
        className="btn btn-ghost btn-sm"
        type="button"
        aria-label={videoWell.removeLabel}
        onClick={() => showAndFocus(() => clearFile(store, slide, 'video'), heading)}
      >
        {videoWell.remove}
      </button>
    </>
  )
  const long = canPrepare()
    ? slide.video.find((name) => {
        const file = view.files.get(name)
        return file && filmNeed(file)
      })
    : undefined

  async function prepare() {
    if (film.job) film.job.set({ isOpen: true })
    else if (long !== undefined) {
      const blob = await loadOrNotice(long, () => blobOf(long, state.files))
      if (blob) await startFilm(slide.id, long, blob)
    }
  }
  const prepareAct = (film.job || long !== undefined) && (
    <button
      className="btn btn-primary btn-sm"
      type="button"
      onClick={() => void keepFocus(prepare, () => heading)}
    >
      {film.state?.phase.name === 'ready' ? videoWell.changeCut : videoWell.prepare}
    </button>
  )
  return (
    <Well
      kind="video"
      files={files}
      acts={
        <>
          {prepareAct}
          {acts}
        </>
      }
      card={film.isOpen && film.job && <FilmCard job={film.job} />}
    />
  )
}

const PICTURE = `${styles.picture} d-block w-100 min-h-target rounded-2`

function PosterPicture({ name, file }: { name: string; file: MediaFile | undefined }) {
  const { view } = useStudio()
  if (!file?.size || !file.type?.startsWith('image/')) return <span className={PICTURE} />
  if (!isWide(file.size)) return <UncroppedPicture src={view.urlOf(name)} name={name} size={file.size} />
  return (
    <Thumbnail
      poster={name}
      blank={PICTURE}
      className={PICTURE}
      alt={posterPicture.description(name)}
      width={file.size.width}
      height={file.size.height}
    />
  )
}

type UncroppedProps = { src: string; name: string; size: Size }

/** Shows the whole picture and outlines the 16:9 area that a crop would keep. */
function UncroppedPicture({ src, name, size }: UncroppedProps) {
  const { width, height } = size
  const kept = wideCrop(size)
  const [left, top] = [(width - kept.width) / 2, (height - kept.height) / 2]
  return (
    <svg
      className="d-block w-100 rounded-2"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={posterPicture.description(name)}
    >
      <image href={src} width={width} height={height} />
      <path
        className={styles.cut}
        fillRule="evenodd"
        d={`M0 0H${width}V${height}H0ZM${left} ${top}V${top + kept.height}H${left + kept.width}V${top}Z`}
      />
      <rect className={styles.kept} x={left} y={top} width={kept.width} height={kept.height} />
    </svg>
  )
}
