import type { ReactNode } from 'react'
import { fieldId } from '@/components/studio/field-ids'
import { FieldNotes } from '@/components/studio/form/field-parts'
import { useField } from '@/components/studio/form/use-field'
import { FilmIcon, ImageIcon } from '@/components/studio/icons'
import { UndoIcon } from '@/components/ui/undo-icons'
import { ChooseFile } from './choose-file'
import { FileReports } from './file-reports'
import styles from './well.module.scss'

const WORDS = {
  poster: {
    title: 'Poster',
    use: 'Shown before the video plays',
    noun: 'a picture',
    hint: '16:9, 1600 × 900 px is good. JPEG, PNG or WebP, up to 250 kB.',
  },
  video: {
    title: 'Video',
    use: 'Silent, in a loop',
    noun: 'a video',
    hint: 'MP4 or WebM, up to 2,000 kB. With a video there, the poster can be taken from it.',
  },
}

type Props = {
  kind: 'poster' | 'video'
  /** What shows the files, if there are any. */
  files: ReactNode
  /** Buttons below the files. */
  acts: ReactNode
  /** Shown instead of the buttons. */
  children?: ReactNode
}

/** The poster or the video of the selected slide, or a place to drop one. */
export function Well({ kind, files, acts, children }: Props) {
  const { problems, changed, revert } = useField(kind)
  const { title, use, noun, hint } = WORDS[kind]
  const heading = fieldId(kind)

  return (
    <section aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading} tabIndex={-1}>
          {title}
        </h3>
        <p>{use}</p>
      </div>
      <FileReports kind={kind} />
      {files ? (
        <div className={styles.well}>{files}</div>
      ) : (
        <ChooseFile kind={kind} className={styles.drop}>
          {kind === 'poster' ? <ImageIcon /> : <FilmIcon />}
          <b>
            Drop {noun} or <u>choose one</u>
          </b>
          <small>{hint}</small>
        </ChooseFile>
      )}
      <FieldNotes id={`${heading}-problem`} advice={problems[0]?.advice} />
      {children || (
        <div className={styles.acts}>
          {acts}
          {changed && (
            <button className={`btn btn-line btn-sm ${styles.revert}`} type="button" onClick={revert}>
              <UndoIcon />
              Revert to {[changed[kind]].flat().join(' and ')}
            </button>
          )}
        </div>
      )}
    </section>
  )
}
