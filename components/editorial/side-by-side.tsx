'use client'

import { type ReactNode, useState } from 'react'
import { sideBySide as texts } from '@/lib/content/ui'
import { type ComparedThings, commonFacts, isComparable, listOf } from '@/lib/content/words'
import styles from './editorial.module.scss'

type Props = Pick<ComparedThings, 'legend' | 'factNames' | 'items'> & {
  /** The note that cites the source of the facts. */
  children?: ReactNode
}

/** Compares up to three items; shows only the facts known for all of them. */
export function SideBySide({ legend, factNames, items, children }: Props) {
  const [ids, setIds] = useState<readonly string[]>([])
  const chosen = items.filter(({ id }) => ids.includes(id))
  const toggle = (id: string) => setIds(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])

  return (
    <div className="scripted stack d-print-none gap-3 mt-5">
      <fieldset className="d-flex flex-wrap column-gap-4">
        <legend className="m-0 fw-semibold fs-base">
          {legend}
          {children}
        </legend>
        {items.map((item) => (
          <label className="d-flex gap-2 align-items-center min-h-target" key={item.id}>
            <input
              className="form-check-input m-0"
              type="checkbox"
              checked={chosen.includes(item)}
              disabled={!chosen.includes(item) && !isComparable(chosen, item)}
              onChange={() => toggle(item.id)}
            />
            {item.name}
          </label>
        ))}
      </fieldset>
      {chosen.length > 1 && (
        <table className={`table ${styles.facts}`}>
          <caption className="visually-hidden">{listOf(chosen.map(({ name }) => name))}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{texts.factHeading}</span>
              </th>
              {chosen.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {commonFacts(chosen).map((fact) => (
              <tr key={fact}>
                <th scope="row">{factNames[fact]}</th>
                {chosen.map(({ id, facts }) => (
                  <td key={id}>{facts[fact]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
