import { FilmIcon, ImageIcon } from '@/components/studio/icons'
import { ChooseFile } from './choose-file'
import styles from './empty-well.module.scss'

const WORDS = {
  poster: {
    noun: 'a picture',
    hint: '16:9, 1600 × 900 px is good. JPEG, PNG or WebP, up to 250 kB.',
  },
  video: {
    noun: 'a video',
    hint: 'MP4 or WebM, up to 2,000 kB. With a video there, the poster can be taken from it.',
  },
}

export function EmptyWell({ kind }: { kind: 'poster' | 'video' }) {
  const { noun, hint } = WORDS[kind]
  return (
    <ChooseFile kind={kind} className={styles.drop}>
      {kind === 'poster' ? <ImageIcon /> : <FilmIcon />}
      <b>
        Drop {noun} or <u>choose one</u>
      </b>
      <small>{hint}</small>
    </ChooseFile>
  )
}
