import { USUAL_PAINT } from '@/lib/config/shared-values'
import type { FinishId, PaintId } from '@/lib/content/facts/films'
import { paintChoice } from '@/lib/content/paint'
import { firstPaint } from '@/lib/films/paint'
import { paintPressed, paintStore } from '@/lib/films/vehicle-store'
import { changeQuery } from '@/lib/url/query-state'
import styles from './paint-choice.module.scss'

export const LEGEND = 'w-auto m-0 fw-semibold fs-sm'

type PaintProps = {
  of: keyof typeof paintChoice.legend
  paints: readonly PaintId[]
  chosen: PaintId | null
}

/** The color of the visitor's vehicle or boat, which all its drawings and its lines of the quote have. */
export function PaintChoice({ of, paints, chosen }: PaintProps) {
  const shown = chosen ?? USUAL_PAINT
  return (
    <fieldset className="scripted">
      <legend className={LEGEND}>
        {paintChoice.legend[of]}{' '}
        <span className="fw-normal text-body-secondary">{paintChoice.paints[shown]}</span>
      </legend>
      <div className={`d-grid d-print-none ${styles.paints}`}>
        {paints.map((paint) => (
          <label
            className={`position-relative d-grid align-items-center min-h-target cursor-pointer ${styles.choice}`}
            key={paint}
          >
            <input
              type="radio"
              name="paint"
              aria-label={paintChoice.paints[paint]}
              checked={paint === shown}
              onChange={() => choose({ paint }, of === 'vehicle')}
            />
            <i className={`position-relative ${styles.sample}`} data-paint={paint} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Chooses for the tool, and for its vehicle in the list. The paint of a vehicle is also kept. */
export function choose(part: { paint: PaintId } | { finish: FinishId }, isKept: boolean) {
  changeQuery(part)
  if (isKept) paintStore.set(firstPaint(part, paintStore.get()))
  paintPressed.notify()
}
