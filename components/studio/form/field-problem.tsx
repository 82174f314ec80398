import { ExclamationIcon } from '@/components/ui/exclamation-icon'
import styles from './field-problem.module.scss'

export function FieldProblem({ id, advice }: { id: string; advice: string }) {
  return (
    <p className={styles.problem} id={id}>
      <ExclamationIcon />
      <span>{advice}</span>
    </p>
  )
}

/** The live value, with a button to revert to it. */
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
