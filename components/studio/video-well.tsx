import { FileButton } from '@/components/ui/file-button'
import { lazyPart, loadOrNotice } from '@/components/ui/lazy-part'
import { videoWell } from '@/lib/content/studio-files'
import { endingOf, inPixels, VIDEO_BYTES } from '@/lib/media/media-types'
import { blobOf } from '@/lib/studio/studio-view'
import { canPrepare, videoNeed } from '@/lib/studio/video/video'
import { FileFacts } from './card'
import { ChooseFile, useAddWebm } from './choose-files'
import { fieldId, keepFocus, showAndFocus, useSlideVideo, useStartVideo, useStudio } from './studio-context'
import { VideoPlayer } from './video-player'
import { Well } from './well'

const VideoCard = lazyPart(() => import('./video-card').then((module) => module.VideoCard), {
  name: videoWell.prepareCode,
})

export function VideoWell() {
  const { store, state, view } = useStudio()
  const addWebm = useAddWebm()
  const video = useSlideVideo(view.slide.id)
  const startVideo = useStartVideo()
  const { slide } = view
  const [only, ...others] = slide.video
  const heading = fieldId('video')

  const files = only !== undefined && (
    <>
      <VideoPlayer key={slide.video.join()} names={slide.video} />
      <div className="d-grid gap-2-half">
        {slide.video.map((name) => {
          const file = view.files.get(name)
          const size = file?.size && inPixels(file.size)
          return <FileFacts key={name} name={name} bytes={file?.bytes} limit={VIDEO_BYTES} size={size} />
        })}
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
              () => addWebm(slide.id, chosen),
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
        onClick={() => showAndFocus(() => store.changeSlide(slide.id, { video: [] }), heading)}
      >
        {videoWell.remove}
      </button>
    </>
  )
  const long = canPrepare()
    ? slide.video.find((name) => {
        const file = view.files.get(name)
        return file && videoNeed(file)
      })
    : undefined

  async function prepare() {
    if (video.job) video.job.set({ isOpen: true })
    else if (long !== undefined) {
      const blob = await loadOrNotice(long, () => blobOf(long, state.files))
      if (blob) await startVideo(slide.id, long, blob)
    }
  }
  const prepareAct = (video.job || long !== undefined) && (
    <button
      className="btn btn-primary btn-sm"
      type="button"
      onClick={() => void keepFocus(prepare, () => heading)}
    >
      {video.state?.phase.name === 'ready' ? videoWell.changeCut : videoWell.prepare}
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
      card={video.isOpen && video.job && <VideoCard job={video.job} />}
    />
  )
}
