import { useStudio } from '@/components/studio/studio-context'
import { SpriteIcon } from '@/components/ui/icon'
import { dropZones as texts } from '@/lib/content/studio/files'
import styles from './files.module.scss'

const ZONE = `${styles.zone} d-grid rounded-3 text-center`

/** Large drop targets for the poster and the video, shown while files are dragged over the page. */
export function DropZones() {
  const { view } = useStudio()
  const { poster, video } = view.slide
  return (
    <div className={`${styles.zones} position-absolute inset-0 d-grid p-3-half`} aria-hidden="true">
      <div className={ZONE}>
        <SpriteIcon name="image" />
        <b className="fs-lg fw-semibold">{texts.poster(view.number)}</b>
        {poster && <small className="fs-sm text-body-secondary">{texts.replaces([poster])}</small>}
      </div>
      <div className={ZONE}>
        <SpriteIcon name="film" />
        <b className="fs-lg fw-semibold">{texts.video(view.number)}</b>
        {video.length > 0 && <small className="fs-sm text-body-secondary">{texts.replaces(video)}</small>}
      </div>
    </div>
  )
}
