import { type FinishId, finishIds } from '@/lib/content/facts/films'
import { finishChoice } from '@/lib/content/paint'
import { isOffered } from '@/lib/films/paint'
import { choose, LEGEND } from './paint-choice'
import styles from './paint-choice.module.scss'

/** The finish that the visitor wishes for, of those that the shop names. */
export function FinishChoice({ chosen }: { chosen: FinishId | null }) {
  const finishes = finishIds.filter(isOffered)
  if (finishes.length === 0) return null
  return (
    <fieldset className={`gap-2 align-items-center scripted ${styles.finishes}`}>
      <legend className={LEGEND}>{finishChoice.legend}</legend>
      {finishes.map((finish) => (
        <label className={`position-relative cursor-pointer ${styles.choice}`} key={finish}>
          <input
            type="radio"
            name="finish"
            checked={finish === (chosen ?? 'gloss')}
            onChange={() => choose({ finish }, true)}
          />
          <span
            className={`d-flex gap-2 align-items-center min-h-target px-2 rounded-2 fs-sm ${styles.finish}`}
          >
            <i className={`position-relative ${styles.sample}`} data-finish={finish} />
            {finishChoice.finishes[finish]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
