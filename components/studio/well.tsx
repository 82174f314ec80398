import type { ReactNode } from 'react'
import { SpriteIcon } from '@/components/ui/icon'
import { well as texts } from '@/lib/content/studio-files'
import { inKilobytes, POSTER_BYTES, VIDEO_BYTES } from '@/lib/media/media-types'
import { resultOf } from '@/lib/studio/read-files'
import { ChooseFile, useDrop } from './choose-files'
import { FieldNotes, useField } from './field'
import styles from './files.module.scss'
import { PanelNotice } from './notices'
import { fieldId, useStudio } from './studio-context'

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
export function Well({ kind, files, acts, children, card }: Props) {
  const { slide, problems, changed, revert } = useField(kind)
  const { heading: title, use, drop, hint } = texts[kind]
  const heading = fieldId(kind)

  return (
    <section aria-labelledby={heading} {...useDrop({ slide: slide.id })}>
      <div className="d-flex flex-wrap column-gap-2-half align-items-baseline justify-content-between mb-2-half">
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
                {drop.before} <u className="text-accent">{drop.choose}</u>
              </b>
              <small className="fs-sm text-body-secondary">
                {texts.invite} {hint(LIMITS[kind])}
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
  const files = state.report?.slide === view.slide.id ? state.report.files : []
  const reported = files.filter((file) => file.kind === kind && file.note !== null)
  if (reported.length === 0) return null
  return (
    <PanelNotice>
      {reported.map((file) => (
        <p key={file.source.name}>
          {file.isRefused && <strong>{resultOf(file)}</strong>} {file.note}
        </p>
      ))}
    </PanelNotice>
  )
}
