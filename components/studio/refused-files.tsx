import Alert from 'react-bootstrap/Alert'
import { InfoIcon } from '@/components/ui/icons/info-icon'
import styles from './panel.module.scss'
import { useStudio } from './studio-context'

/** What became of the files that were chosen last, next to the part that they were for. */
export function RefusedFiles({ kind }: { kind: 'poster' | 'video' }) {
  const { state, view } = useStudio()
  const { report } = state
  if (!report || report.slide !== view.slide.id) return null
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
