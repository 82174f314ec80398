import type { RefObject } from 'react'
import type { Faults } from './field-fault'
import { ExclamationIcon } from './icons/exclamation-icon'
import { PartLink } from './part-link'

type Props = { faults: Faults; idOf: (name: string) => string; ref: RefObject<HTMLDivElement | null> }

/** What has to be mended, with the way to each field; it gets the focus. */
export function FaultSummary({ faults, idOf, ref }: Props) {
  const entries = Object.entries(faults)
  if (entries.length === 0) return null
  return (
    <div className="alert alert-danger" role="alert" tabIndex={-1} ref={ref}>
      <ExclamationIcon />
      <ul>
        {entries.map(([name, fault]) => (
          <li key={name}>
            <PartLink to={idOf(name)}>{fault}</PartLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
