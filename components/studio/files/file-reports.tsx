import { PanelNotice } from '@/components/studio/panel-notice'
import { useStudio } from '@/components/studio/studio-context'

/** Reports refused or renamed files of the last selection next to the field that they were chosen for. */
export function FileReports({ kind }: { kind: 'poster' | 'video' }) {
  const { state, view } = useStudio()
  const report = state.report?.slide === view.slide.id ? state.report : null
  const refused = report?.refused.filter((file) => (file.kind ?? 'video') === kind) ?? []
  const notes = (kind === 'poster' && report?.notes) || []
  if (refused.length === 0 && notes.length === 0) return null
  return (
    <PanelNotice>
      {refused.map(({ name, reason }) => (
        <p key={name}>
          <strong>{name} was not taken.</strong> {reason}
        </p>
      ))}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </PanelNotice>
  )
}
