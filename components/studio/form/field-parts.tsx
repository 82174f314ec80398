import type { ReactNode } from 'react'
import { ExclamationIcon } from '@/components/ui/exclamation-icon'
import { fieldParts as texts } from '@/lib/content/studio/form'
import styles from './fields.module.scss'

type LabelProps = { htmlFor: string; children: string; isChanged?: boolean; counter?: ReactNode }

export function FieldLabel({ htmlFor, children, isChanged = false, counter }: LabelProps) {
  return (
    <div className={styles.label}>
      <label className="form-label" htmlFor={htmlFor}>
        {children}
        {isChanged && (
          <span className={styles.dot}>
            <span className="visually-hidden">{texts.isChanged}</span>
          </span>
        )}
      </label>
      {counter}
    </div>
  )
}

type NotesProps = {
  id: string
  /** The validator's advice, as `npm run content` prints it. */
  advice?: string | undefined
  /** The live value, if it differs. */
  live?: string | undefined
  label?: string
  onRevert?: () => void
}

/** The problem, and the live value with a button to revert to it, below a field. */
export function FieldNotes({ id, advice, live, label = '', onRevert }: NotesProps) {
  return (
    <>
      {advice !== undefined && (
        <p className={styles.problem} id={id}>
          <ExclamationIcon />
          <span>{advice}</span>
        </p>
      )}
      {live !== undefined && (
        <p className={styles.live}>
          <span>{texts.live(live)}</span>
          <button type="button" aria-label={texts.revertField(label)} onClick={onRevert}>
            {texts.revert}
          </button>
        </p>
      )}
    </>
  )
}
