import type { ReactNode } from 'react'
import { ExclamationIcon } from '@/components/ui/icons/exclamation-icon'
import styles from './fields.module.scss'

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

/** The advice of the validator, in the words of `npm run content`. */
export function FieldProblem({ id, advice }: { id: string; advice: string | undefined }) {
  if (advice === undefined) return null
  return (
    <p className={styles.problem} id={id}>
      <ExclamationIcon />
      <span>{advice}</span>
    </p>
  )
}

/** What visitors see instead, and the way back to it. */
export function LiveValue({
  value,
  label,
  onRevert,
}: {
  value: string
  label: string
  onRevert: () => void
}) {
  return (
    <p className={styles.live}>
      <span>Live now: {value}</span>
      <button type="button" aria-label={`Revert ${label.toLowerCase()}`} onClick={onRevert}>
        Revert
      </button>
    </p>
  )
}
