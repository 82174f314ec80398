import type { ReactNode } from 'react'
import { type Choice, ToolChoice } from '@/lib/films/use-tool-choice'
import styles from './sum-row.module.scss'

type Props = {
  /** What the choice comes to, and what it costs. */
  figure?: ReactNode
  price?: ReactNode
  choice: Choice
  /** The button that adds the choice to the quote. */
  children: ReactNode
}

/** The end of a tool's choices. On a phone it stays in view as long as the tool does, with the price where there is one. */
export function SumRow({ figure, price, choice, children }: Props) {
  return (
    <div className={`d-flex flex-wrap align-items-center gap-2-half ${styles.sum}`}>
      {(figure || price) && (
        <div>
          {figure && <p className="m-0 fw-semibold fs-lg numeric">{figure}</p>}
          {price}
        </div>
      )}
      <ToolChoice value={choice}>{children}</ToolChoice>
    </div>
  )
}
