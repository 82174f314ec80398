import type { RefObject } from 'react'
import type { Problems } from './form-problems'
import { PartLink } from './part-link'
import { SpriteIcon } from './sprite-icon'

type Props = { problems: Problems; idOf: (name: string) => string; ref: RefObject<HTMLDivElement | null> }

/** Lists the problems of a form with links to the fields; the form focuses it after a failed submit. */
export function ProblemLinks({ problems, idOf, ref }: Props) {
  const entries = Object.entries(problems)
  if (entries.length === 0) return null
  return (
    <div className="alert alert-danger" role="alert" tabIndex={-1} ref={ref}>
      <SpriteIcon name="exclamation" />
      <ul>
        {entries.map(([name, problem]) => (
          <li key={name}>
            <PartLink to={idOf(name)}>{problem}</PartLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
