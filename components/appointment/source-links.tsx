import { citationOf } from '@/lib/config/sources'
import { type AppointmentSource, appointmentSources } from '@/lib/content/appointment/sources'

/** `Source: A; B.`, each a link. */
export function SourceLinks({ sources }: { sources: readonly AppointmentSource[] }) {
  return (
    <>
      Source:{' '}
      {sources.map((source, index) => (
        <span key={source}>
          {index > 0 && '; '}
          <a href={appointmentSources[source].url}>{citationOf(appointmentSources[source])}</a>
        </span>
      ))}
      .
    </>
  )
}
