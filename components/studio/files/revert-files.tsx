import { useField } from '@/components/studio/form/use-field'
import { ArrowCounterclockwiseIcon } from '@/components/ui/icons/arrow-counterclockwise-icon'
import styles from './well.module.scss'

/** Reverts to the live files. */
export function RevertFiles({ field, names }: { field: 'poster' | 'video'; names: readonly string[] }) {
  const { revert } = useField(field)
  return (
    <button className={`btn btn-line btn-sm ${styles.revert}`} type="button" onClick={revert}>
      <ArrowCounterclockwiseIcon />
      Revert to {names.join(' and ')}
    </button>
  )
}
