import { FilmIcon, ImageIcon } from '@/components/studio/icons'
import { useStudio } from '@/components/studio/studio-context'
import { dropZones as texts } from '@/lib/content/studio/files'
import styles from './drop-zones.module.scss'

/** Large drop targets for the poster and the video, shown while files are dragged over the page. */
export function DropZones() {
  const { view } = useStudio()
  const { poster, video } = view.slide
  return (
    <div className={styles.zones} aria-hidden="true">
      <div>
        <ImageIcon />
        <b>{texts.poster(view.number)}</b>
        {poster && <small>{texts.replaces([poster])}</small>}
      </div>
      <div>
        <FilmIcon />
        <b>{texts.video(view.number)}</b>
        {video.length > 0 && <small>{texts.replaces(video)}</small>}
      </div>
    </div>
  )
}
