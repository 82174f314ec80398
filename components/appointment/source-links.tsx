import { citationOf } from '@/lib/config/sources'
import { notesOf, type Text } from '@/lib/config/text'
import { type AppointmentSource, appointmentSources } from '@/lib/content/appointment/sources'
import { sourceLinks as texts } from '@/lib/content/appointment/warranty'

/** `Source: A; B.`, each a link, for a text outside the sheet and its numbered list. */
export function SourceLinks({ text }: { text: Text<AppointmentSource> }) {
  return (
    <>
      {texts.before}
      {notesOf(text).map(({ source }, index) => (
        <span key={source}>
          {index > 0 && '; '}
          <a href={appointmentSources[source].url}>{citationOf(appointmentSources[source])}</a>
        </span>
      ))}
      {texts.after}
    </>
  )
}
