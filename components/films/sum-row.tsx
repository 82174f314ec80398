import type { ReactNode } from 'react'
import { type Choice, ToolChoice } from '@/lib/films/use-tool-choice'
import styles from './sum-row.module.scss'

type Props = {
  /** What the choice comes to. */
  figure?: ReactNode
  choice: Choice
  /** The button that adds the choice to the quote. */
  children: ReactNode
}

/** The end of a tool's choices. On a phone it stays in view as long as the tool does. */
export function SumRow({ figure, choice, children }: Props) {
  return (
    <div className={`d-flex d-print-none flex-wrap align-items-center gap-2-half ${styles.sum}`}>
      {figure && <p className="m-0">{figure}</p>}
      <ToolChoice value={choice}>{children}</ToolChoice>
    </div>
  )
}
