import { IntentLink } from '@/components/ui/intent-link'
import type { FilmName } from '@/lib/config/film-lines'
import { workRoute } from '@/lib/config/work-route'
import { workLink } from '@/lib/content/workshop/work'
import { readWorkshop } from '@/lib/workshop/workshop-folder'

/** From a film page to the pairs of its line, or to all of them if it has none. */
export function WorkLink({ line }: { line: FilmName }) {
  const work = readWorkshop()?.work ?? []
  if (work.length === 0) return null
  const hasOwn = work.some((pair) => pair.line === line) && work.some((pair) => pair.line !== line)
  return (
    <p className="mt-4 mb-2">
      <IntentLink className="btn btn-line" href={hasOwn ? `${workRoute}#${line}` : workRoute}>
        {workLink}
      </IntentLink>
    </p>
  )
}
