'use client'

import { type ReactNode, useState } from 'react'
import { type ComparedThings, commonFacts, isComparable } from '@/lib/config/comparison'
import styles from './editorial.module.scss'

type Props = Pick<ComparedThings, 'things' | 'items'> & {
  /** The note that cites the source of the facts. */
  children?: ReactNode
}

/** Compares up to three items; shows only the facts known for all of them. */
export function SideBySide({ things, items, children }: Props) {
  const [names, setNames] = useState<readonly string[]>([])
  const chosen = items.filter(({ name }) => names.includes(name))
  const toggle = (name: string) =>
    setNames(names.includes(name) ? names.filter((each) => each !== name) : [...names, name])

  return (
    <div className={`${styles.compare} scripted`}>
      <fieldset>
        <legend>
          Compare {things} side by side, up to three{children}
        </legend>
        {items.map((item) => (
          <label key={item.name}>
            <input
              className="form-check-input m-0"
              type="checkbox"
              checked={chosen.includes(item)}
              disabled={!chosen.includes(item) && !isComparable(chosen, item)}
              onChange={() => toggle(item.name)}
            />
            {item.name}
          </label>
        ))}
      </fieldset>
      {chosen.length > 1 && (
        <table className="table">
          <caption className="visually-hidden">{chosen.map(({ name }) => name).join(', ')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">What is known</span>
              </th>
              {chosen.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {commonFacts(chosen).map((fact) => (
              <tr key={fact}>
                <th scope="row">{fact}</th>
                {chosen.map(({ name, facts }) => (
                  <td key={name}>{facts[fact]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
