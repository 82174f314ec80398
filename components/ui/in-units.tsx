import { Fragment, type ReactElement } from 'react'
import { type Units, unitSystems } from '@/lib/config/units'
import { withUnits } from '@/lib/content/words'

// Whole class names, so that the purge keeps their rules.
const classNames = { metric: 'in-metric', us: 'in-us' }

type Words = string | readonly (string | ReactElement)[]

/**
 * Words in both systems of units, in the exported HTML too. The early script names the visitor's units on the root
 * element before the first paint, and the style sheet shows the words in those.
 */
export function InUnits({ children: write }: { children: (units: Units) => Words }) {
  return unitSystems.map((units) => (
    <span className={classNames[units]} key={units}>
      {[write(units)].flat().map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
        <Fragment key={i}>{typeof part === 'string' ? withUnits(part) : part}</Fragment>
      ))}
    </span>
  ))
}
