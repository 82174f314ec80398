import Alert from 'react-bootstrap/Alert'
import { InfoIcon } from '@/components/studio/icons'
import styles from '@/components/studio/panel.module.scss'
import type { FileReport } from '@/lib/studio/studio-state'

/** Reports refused or renamed files next to the field that they were chosen for. */
export function RefusedFiles({ kind, report }: { kind: 'poster' | 'video'; report: FileReport }) {
  const refused = report.refused.filter((file) => (file.kind ?? 'video') === kind)
  const notes = kind === 'poster' ? report.notes : []
  if (refused.length === 0 && notes.length === 0) return null
  return (
    <Alert variant="info" role="status" className={styles.alert ?? ''}>
      <InfoIcon />
      <div>
        {refused.map(({ name, reason }) => (
          <p key={name}>
            <strong>{name} was not taken.</strong> {reason}
          </p>
        ))}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </Alert>
  )
}
