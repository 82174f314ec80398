import type { KeyboardEvent } from 'react'
import Badge from 'react-bootstrap/Badge'
import { tileId } from '@/components/studio/field-ids'
import { useSlideFilm } from '@/components/studio/film/use-film'
import { useStudio } from '@/components/studio/studio-context'
import { SpriteIcon } from '@/components/ui/icon'
import { slideTile as texts } from '@/lib/content/studio/strip'
import type { DraftSlide } from '@/lib/studio/draft'
import type { Phase } from '@/lib/studio/film/film-job'
import styles from './strip.module.scss'
import { useMove } from './use-move'
import { type TileDrag, TilePoster } from './use-tile-drag'

const BADGE = `${styles.badge} position-absolute d-inline-flex align-items-center rounded-1 fw-semibold fs-xs lh-1`

type Props = { slide: DraftSlide; number: number; drag: TileDrag }

export function SlideTile({ slide, number, drag }: Props) {
  const { store, state } = useStudio()
  const moveTo = useMove()

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (!event.altKey || step === 0) return
    event.preventDefault()
    moveTo(slide.id, number - 1 + step)
  }

  return (
    <>
      <button
        id={tileId(slide.id)}
        className={`${styles.tile} d-block w-100 p-0 border-0 rounded-2 text-start`}
        type="button"
        aria-current={state.selected === slide.id}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        onClick={() => store.dispatch({ type: 'select', slide: slide.id })}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => drag.onPointerDown(event, slide.id, 'tile')}
      >
        <span className={`${styles.picture} position-relative d-block overflow-hidden rounded-2`}>
          <TilePoster slide={slide} />
          <b className={`${styles.number} rounded-1`}>{number}</b>
          <FilmBadge slide={slide.id} />
          <TileBadge slide={slide} number={number} />
        </span>
        <span className={`${styles.caption} d-flex align-items-center fs-sm`}>
          <span
            className={`${styles.title} overflow-hidden text-nowrap`}
            lang={slide.titleLanguage || slide.language || undefined}
          >
            {slide.title || texts.noTitle}
          </span>
        </span>
      </button>
      <span
        className={`${styles.grip} position-absolute d-flex align-items-center justify-content-center rounded-2`}
        title={texts.drag}
        onPointerDown={(event) => drag.onPointerDown(event, slide.id, 'grip')}
      >
        <SpriteIcon name="grip" />
      </span>
    </>
  )
}

const filmBadges: Partial<Record<Phase['name'], string>> = {
  working: texts.filmInWork,
  ready: texts.filmReady,
  tooLong: texts.filmFailed,
  cannot: texts.filmFailed,
}

/** Shows how the film of the slide is getting on, because another slide may be selected. */
function FilmBadge({ slide }: { slide: string }) {
  const { state, isOpen } = useSlideFilm(slide)
  const words = isOpen && state && filmBadges[state.phase.name]
  return (
    words && (
      <Badge bg="" className={`${BADGE} ${styles.film}`}>
        {words}
      </Badge>
    )
  )
}

/** Shows the number of problems, or how the slide differs from the live one. */
function TileBadge({ slide, number }: { slide: DraftSlide; number: number }) {
  const { view } = useStudio()
  const problems = view.toFix.filter((problem) => problem.slide === number - 1).length
  if (problems > 0) {
    return (
      <Badge bg="" className={`${BADGE} ${styles.bad}`}>
        <SpriteIcon name="exclamation-full" />
        <span aria-hidden="true">{problems}</span>
        <span className="visually-hidden">{texts.toFix(problems)}</span>
      </Badge>
    )
  }
  const change = view.changes.find((one) => 'slide' in one && one.slide.id === slide.id)
  if (!change) return null
  return (
    <Badge bg="" className={`${BADGE} ${change.kind === 'new' ? styles.new : styles.changed}`}>
      {change.kind === 'new' ? texts.isNew : texts.isChanged}
    </Badge>
  )
}
