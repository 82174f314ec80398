import { useField } from '@/components/studio/form/use-field'
import { UndoIcon } from '@/components/ui/undo-icons'
import styles from './well.module.scss'

/** Reverts to the live files. */
export function RevertFiles({ field, names }: { field: 'poster' | 'video'; names: readonly string[] }) {
  const { revert } = useField(field)
  return (
    <button className={`btn btn-line btn-sm ${styles.revert}`} type="button" onClick={revert}>
      <UndoIcon />
      Revert to {names.join(' and ')}
    </button>
  )
}
