import ListGroup from 'react-bootstrap/ListGroup'
import ListGroupItem from 'react-bootstrap/ListGroupItem'
import { fieldId, SLIDES_ID } from '@/components/studio/field-ids'
import { showAndFocus, useStudio, useStudioUi } from '@/components/studio/studio-context'
import { SpriteIcon } from '@/components/ui/icon'
import { announce } from '@/lib/announcements/announcements'
import { MAX_SLIDES } from '@/lib/carousel/carousel-schema'
import { SLIDE_INTERVAL_MS } from '@/lib/config/shared-values'
import { slideStrip as texts } from '@/lib/content/studio/strip'
import { canAdd } from '@/lib/studio/edit-slides'
import { addSlide } from '@/lib/studio/studio-actions'
import { SlideTile } from './slide-tile'
import styles from './strip.module.scss'
import { StripActions } from './strip-actions'
import { useTileDrag } from './use-tile-drag'

const SLIDE = `${styles.slide} position-relative p-0 border-0`

/** The slides in the order in which the carousel plays them. */
export function SlideStrip({ isDragging }: { isDragging: boolean }) {
  const { store, view } = useStudio()
  const { showTab } = useStudioUi()
  const drag = useTileDrag()
  const count = view.slides.length
  const isFull = !canAdd(view.slides)

  function add() {
    if (isFull) return announce('studio add', () => texts.atMost(MAX_SLIDES))
    showAndFocus(() => {
      addSlide(store)
      showTab('form')
    }, fieldId('title'))
  }

  return (
    <>
      <section
        className={`${styles.strip} position-relative mt-3-half`}
        aria-labelledby={SLIDES_ID}
        inert={!view.draft.isReadable}
      >
        <div
          className={`${styles.head} d-flex row-gap-1 column-gap-3 align-items-center justify-content-between min-h-target mb-2`}
        >
          <div className="d-flex flex-wrap gap-2-half">
            <h2 className={`${styles.heading} m-0 fs-lg text-nowrap`} id={SLIDES_ID} tabIndex={-1}>
              {texts.heading}
            </h2>
            <p className={`${styles.count} numeric m-0 text-body-secondary fs-xs`}>
              {texts.count(count, MAX_SLIDES, (count * SLIDE_INTERVAL_MS) / 1000)}
            </p>
          </div>
          <StripActions />
        </div>
        <ListGroup
          as="ol"
          horizontal
          className={`${styles.list} d-flex gap-2-half overflow-auto list-unstyled`}
          ref={drag.listRef}
        >
          {view.slides.map((slide, i) => (
            <ListGroupItem
              as="li"
              className={SLIDE}
              key={slide.id}
              data-drop={slide.id}
              data-from={drag.lifted?.id === slide.id}
              data-gap={
                drag.lifted?.to === i && drag.lifted.from !== i ? sideOf(drag.lifted.from, i) : undefined
              }
            >
              <SlideTile slide={slide} number={i + 1} drag={drag} />
            </ListGroupItem>
          ))}
          <ListGroupItem as="li" className={SLIDE} data-drop="new">
            <button
              className={`${styles.add} d-flex flex-column align-items-center justify-content-center w-100 rounded-2 fw-semibold fs-sm`}
              type="button"
              aria-disabled={isFull}
              title={isFull ? texts.atMost(MAX_SLIDES) : undefined}
              onClick={add}
            >
              <SpriteIcon name="plus" />
              {isDragging ? texts.dropHere : texts.add}
            </button>
          </ListGroupItem>
        </ListGroup>
      </section>
      {drag.ghost}
    </>
  )
}

/** The drop line is before the tile, or after it when the slide moves right. */
const sideOf = (from: number, to: number) => (from < to ? 'after' : 'before')
