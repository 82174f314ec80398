import { lazy, type ReactNode, Suspense } from 'react'
import styles from './fields.module.scss'

const FieldProblem = lazy(async () => ({ default: (await import('./field-problem')).FieldProblem }))
const LiveValue = lazy(async () => ({ default: (await import('./field-problem')).LiveValue }))

type LabelProps = { htmlFor: string; children: string; isChanged?: boolean; counter?: ReactNode }

export function FieldLabel({ htmlFor, children, isChanged = false, counter }: LabelProps) {
  return (
    <div className={styles.label}>
      <label className="form-label" htmlFor={htmlFor}>
        {children}
        {isChanged && (
          <span className={styles.dot}>
            <span className="visually-hidden">, changed</span>
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

/** The problem and the live value below a field. */
export function FieldNotes({ id, advice, live, label = '', onRevert = () => {} }: NotesProps) {
  if (advice === undefined && live === undefined) return null
  return (
    <Suspense fallback={null}>
      {advice !== undefined && <FieldProblem id={id} advice={advice} />}
      {live !== undefined && <LiveValue value={live} label={label} onRevert={onRevert} />}
    </Suspense>
  )
}
