import { FilmIcon, ImageIcon } from '@/components/studio/icons'
import { useStudio } from '@/components/studio/studio-context'
import styles from './drop-zones.module.scss'

/** Large drop targets for the poster and the video, shown while files are dragged over the page. */
export function DropZones() {
  const { view } = useStudio()
  const { poster, video } = view.slide
  return (
    <div className={styles.zones} aria-hidden="true">
      <div>
        <ImageIcon />
        <b>Poster of slide {view.number}</b>
        {poster && <small>Instead of {poster}</small>}
      </div>
      <div>
        <FilmIcon />
        <b>Video of slide {view.number}</b>
        {video.length > 0 && <small>Instead of {video.join(' and ')}</small>}
      </div>
    </div>
  )
}
