import { lazy, Suspense } from 'react'
import { useStudio } from '@/components/studio/studio-context'

const RefusedFiles = lazy(async () => ({ default: (await import('./refused-files')).RefusedFiles }))

/** Reports refused or renamed files of the last selection, if any. */
export function FileReports({ kind }: { kind: 'poster' | 'video' }) {
  const { state, view } = useStudio()
  const { report } = state
  if (report?.slide !== view.slide.id || report.refused.length + report.notes.length === 0) return null
  return (
    <Suspense fallback={null}>
      <RefusedFiles kind={kind} report={report} />
    </Suspense>
  )
}
