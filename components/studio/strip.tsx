import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { SpriteIcon } from '@/components/ui/icon'
import { ArrowRightIcon } from '@/components/ui/icons'
import { type Undo, useUndo } from '@/components/ui/undo'
import { announce } from '@/lib/announcements/announcements'
import { MAX_SLIDES } from '@/lib/carousel/carousel-schema'
import { SLIDE_INTERVAL_MS } from '@/lib/config/shared-values'
import { slideTile, stripActions, slideStrip as texts } from '@/lib/content/studio'
import { canAdd, canDelete, type DraftSlide, missingLanguages } from '@/lib/studio/slides'
import type { Phase } from '@/lib/studio/video/video-job'
import { useDrop } from './choose-files'
import styles from './desk.module.scss'
import { fieldId, SLIDES_ID, showAndFocus, tileId, useDesk, useSlideVideo, useStudio } from './studio-context'
import { type TileDrag, TilePoster, useMove, useTileDrag } from './tile-drag'

const LIST = 'slides'

const SLIDE = `${styles.slide} position-relative p-0 border-0`

/** The slides in the order in which the carousel plays them. */
export function SlideStrip() {
  const { view } = useStudio()
  const undo = useUndo<HTMLOListElement>(LIST)
  const drag = useTileDrag(undo.root)
  const count = view.slides.length

  return (
    <>
      <section className={`${styles.strip} position-relative mt-3-half`} aria-labelledby={SLIDES_ID}>
        <div
          className={`${styles.head} d-flex row-gap-1 column-gap-3 align-items-center justify-content-between min-h-target mb-2`}
        >
          <div className="d-flex flex-wrap gap-2-half">
            <h2 className="m-0 fs-lg text-nowrap" id={SLIDES_ID} tabIndex={-1}>
              {texts.heading}
            </h2>
            <p className={`${styles.count} numeric m-0 text-body-secondary fs-xs`}>
              {texts.count(count, MAX_SLIDES, (count * SLIDE_INTERVAL_MS) / 1000)}
            </p>
          </div>
          <StripActions offer={undo.offer} />
        </div>
        <ol className={`${styles.list} d-flex gap-2-half overflow-auto list-unstyled`} ref={undo.root}>
          {undo.within(
            LIST,
            view.slides.map((slide, i) => (
              <SlideTile key={slide.id} ref={undo.refOf(slide.id)} slide={slide} number={i + 1} drag={drag} />
            )),
          )}
          <AddTile />
        </ol>
      </section>
      {drag.ghost}
    </>
  )
}

function AddTile() {
  const { store, view } = useStudio()
  const { showTab } = useDesk()
  const isFull = !canAdd(view.slides)

  function add() {
    if (isFull) return announce('studio add', () => texts.atMost(MAX_SLIDES))
    showAndFocus(() => {
      store.addSlide()
      showTab('form')
    }, fieldId('title'))
  }

  return (
    <li className={SLIDE} {...useDrop('new')}>
      <button
        className={`${styles.add} aspect-video d-flex flex-column align-items-center justify-content-center w-100 rounded-2 fw-semibold fs-sm`}
        type="button"
        aria-disabled={isFull}
        title={isFull ? texts.atMost(MAX_SLIDES) : undefined}
        onClick={add}
      >
        <SpriteIcon name="plus" />
        {texts.add}
      </button>
    </li>
  )
}

/** The drop line is before the tile, or after it when the slide moves right. */
function gapAt(lifted: TileDrag['lifted'], at: number) {
  if (lifted?.to !== at || lifted.from === at) return undefined
  return lifted.from < at ? 'after' : 'before'
}

const BADGE = `${styles.badge} position-absolute d-inline-flex align-items-center rounded-1 fw-semibold fs-xs lh-1`

type Props = { ref: Ref<HTMLButtonElement>; slide: DraftSlide; number: number; drag: TileDrag }

function SlideTile({ ref, slide, number, drag }: Props) {
  const { store, state } = useStudio()
  const moveTo = useMove()

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (!event.altKey || step === 0) return
    event.preventDefault()
    moveTo(slide.id, number - 1 + step)
  }

  return (
    <li
      className={SLIDE}
      data-slide={slide.id}
      data-from={drag.lifted?.id === slide.id}
      data-gap={gapAt(drag.lifted, number - 1)}
      {...useDrop({ slide: slide.id })}
    >
      <button
        id={tileId(slide.id)}
        ref={ref}
        className={`${styles.tile} d-block w-100 p-0 border-0 rounded-2 text-start`}
        type="button"
        aria-current={state.selected === slide.id}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        onClick={() => store.select(slide.id)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => drag.onPointerDown(event, slide.id, 'tile')}
      >
        <span
          className={`${styles.picture} position-relative d-block aspect-video overflow-hidden rounded-2`}
        >
          <TilePoster slide={slide} />
          <b className={`${styles.number} rounded-1`}>{number}</b>
          <VideoBadge slide={slide.id} />
          <TileBadge slide={slide} number={number} />
          {missingLanguages(slide).map((language) => (
            <span className={`${BADGE} ${styles.lacks}`} key={language}>
              {slideTile.lacks(language)}
            </span>
          ))}
        </span>
        <span className={`${styles.caption} d-flex align-items-center fs-sm`}>
          <span className="text-truncate" lang={slide.titleLanguage || slide.language || undefined}>
            {slide.title || slideTile.noTitle}
          </span>
        </span>
      </button>
      <span
        className={`${styles.grip} position-absolute min-h-target d-flex align-items-center justify-content-center rounded-2`}
        title={slideTile.drag}
        onPointerDown={(event) => drag.onPointerDown(event, slide.id, 'grip')}
      >
        <SpriteIcon name="grip" />
      </span>
    </li>
  )
}

const videoBadges: Partial<Record<Phase['name'], string>> = {
  working: slideTile.videoInWork,
  ready: slideTile.videoReady,
  tooLong: slideTile.videoFailed,
  cannot: slideTile.videoFailed,
}

/** Shows how the video of the slide is getting on, because another slide may be selected. */
function VideoBadge({ slide }: { slide: string }) {
  const { state, isOpen } = useSlideVideo(slide)
  const words = isOpen && state && videoBadges[state.phase.name]
  return words && <span className={`${BADGE} ${styles.video}`}>{words}</span>
}

/** Shows the number of problems, or how the slide differs from the live one. */
function TileBadge({ slide, number }: { slide: DraftSlide; number: number }) {
  const { view } = useStudio()
  const problems = view.toFix.filter((problem) => problem.slide === number - 1).length
  if (problems > 0) {
    return (
      <span className={`${BADGE} ${styles.bad}`}>
        <SpriteIcon name="exclamation-full" />
        <span aria-hidden="true">{problems}</span>
        <span className="visually-hidden">{slideTile.toFix(problems)}</span>
      </span>
    )
  }
  const change = view.changes.find((one) => 'slide' in one && one.slide.id === slide.id)
  if (!change) return null
  return (
    <span className={`${BADGE} ${change.kind === 'new' ? styles.new : styles.changed}`}>
      {change.kind === 'new' ? slideTile.isNew : slideTile.isChanged}
    </span>
  )
}

/** Actions for the selected slide. A disabled button explains why. */
function StripActions({ offer }: Pick<Undo, 'offer'>) {
  const { store, view } = useStudio()
  const moveTo = useMove()
  const { slide, slides, number } = view

  function duplicate() {
    const copy = store.duplicateSlide(slide.id)
    if (copy) announce('studio step', () => stripActions.duplicated(number + 1))
  }
  function remove() {
    if (!store.deleteSlide(slide.id)) return
    offer({
      text: stripActions.deleted(number, slide.title),
      name: slide.title || stripActions.label(number),
      list: LIST,
      index: number - 1,
      key: slide.id,
      restore: () => (store.restoreSlide(slide, number) ? undefined : texts.atMost(MAX_SLIDES)),
      isUndoable: () => !store.get().history.present.some(({ id }) => id === slide.id),
    })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className={`btn-group ${styles.actions}`} role="group" aria-label={stripActions.label(number)}>
      <Action
        label={stripActions.earlier}
        why={number === 1 ? stripActions.isFirst : null}
        onPress={() => moveTo(slide.id, number - 2)}
      >
        <SpriteIcon name="arrow-left" />
      </Action>
      <Action
        label={stripActions.later}
        why={number === slides.length ? stripActions.isLast : null}
        onPress={() => moveTo(slide.id, number)}
      >
        <ArrowRightIcon />
      </Action>
      <Action
        label={stripActions.duplicate}
        why={canAdd(slides) ? null : texts.atMost(MAX_SLIDES)}
        onPress={duplicate}
      >
        <SpriteIcon name="copy" />
      </Action>
      <Action
        label={stripActions.remove}
        why={canDelete(slides) ? null : stripActions.isOnly}
        onPress={remove}
      >
        <SpriteIcon name="trash" />
      </Action>
    </div>
  )
}

type ActionProps = { label: string; why: string | null; onPress: () => void; children: ReactNode }

function Action({ label, why, onPress, children }: ActionProps) {
  return (
    <button
      type="button"
      className={`btn btn-ghost ${styles.action} m-0 rounded-2 fw-medium`}
      aria-label={label}
      aria-disabled={why !== null}
      title={why ?? undefined}
      onClick={() => (why === null ? onPress() : announce('studio step', () => why))}
    >
      {children}
      <span className={styles.actionLabel}>{label}</span>
    </button>
  )
}
