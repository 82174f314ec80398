import { useState } from 'react'
import { fieldId } from '@/components/studio/field-ids'
import { useSlideFilm, useStartFilm } from '@/components/studio/film/use-film'
import { keepFocus, showAndFocus, useStudio } from '@/components/studio/studio-context'
import { FileButton } from '@/components/ui/file-button'
import { lazyPart } from '@/components/ui/lazy-part'
import { loadOrNotice } from '@/components/ui/load-or-notice'
import { endingOf, VIDEO_BYTES } from '@/lib/carousel/check/media-types'
import { videoWell as texts } from '@/lib/content/studio/files'
import { canPrepare } from '@/lib/studio/film/film'
import { filmNeed } from '@/lib/studio/film/film-need'
import { blobOf } from '@/lib/studio/live-carousel'
import { clearFile } from '@/lib/studio/studio-actions'
import { addFormat } from '@/lib/studio/take-files'
import { ChooseFile } from './choose-file'
import { FileFacts } from './file-facts'
import styles from './files.module.scss'
import { VideoPlayer } from './video-player'
import { Well } from './well'

const FilmCard = lazyPart(
  () => import('@/components/studio/film/film-card').then((module) => module.FilmCard),
  {
    name: texts.filmCode,
  },
)

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
      <ChooseFile kind="video" label={texts.replaceLabel}>
        {texts.replace}
      </ChooseFile>
      {others.length === 0 && endingOf(only) === 'mp4' && (
        <FileButton
          className="btn btn-line btn-sm"
          inputLabel={texts.webmInput}
          accept=".webm,video/webm"
          onFiles={(chosen) =>
            void keepFocus(
              () => addFormat(store, slide.id, chosen),
              () => heading,
            )
          }
        >
          {texts.addWebm}
        </FileButton>
      )}
      <button
        className="btn btn-ghost btn-sm"
        type="button"
        aria-label={texts.removeLabel}
        onClick={() => showAndFocus(() => clearFile(store, slide, 'video'), heading)}
      >
        {texts.remove}
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
      {film.state?.phase.name === 'ready' ? texts.changeCut : texts.prepare}
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
