import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from 'react'
import { announce } from '@/lib/announcements/announcements'
import { stripActions as texts } from '@/lib/content/studio'
import type { DraftSlide } from '@/lib/studio/slides'
import styles from './desk.module.scss'
import { showAndFocus, tileId, useStudio } from './studio-context'
import { Thumbnail } from './video-player'

const START_PX = 6
const REST_MS = 350

type Lifted = { id: string; from: number; to: number; x: number; y: number }

export type TileDrag = ReturnType<typeof useTileDrag>

/**
 * Reorders tiles by dragging the picture or the grip. A finger has to rest on the picture first, so that the row can
 * still scroll.
 */
export function useTileDrag(listRef: RefObject<HTMLElement | null>) {
  const { view } = useStudio()
  const moveTo = useMove()
  const [lifted, setLifted] = useState<Lifted | null>(null)

  function placeAt(x: number): number {
    const tiles = [...(listRef.current?.querySelectorAll('li[data-slide]') ?? [])]
    const centres = tiles.map((tile) => {
      const { left, width } = tile.getBoundingClientRect()
      return left + width / 2
    })
    return centres.filter((centre) => centre < x).length
  }

  function onPointerDown(event: ReactPointerEvent, id: string, by: 'tile' | 'grip') {
    if (event.button !== 0) return
    const from = view.slides.findIndex((slide) => slide.id === id)
    const start = { x: event.clientX, y: event.clientY }
    const listening = new AbortController()
    const { signal } = listening
    let last: Lifted | null = null
    let isResting = by === 'tile' && event.pointerType === 'touch'
    const timer = setTimeout(() => {
      if (isResting) lift(start)
      isResting = false
    }, REST_MS)

    function lift({ x, y }: { x: number; y: number }) {
      const gap = placeAt(x)
      last = { id, from, to: gap > from ? gap - 1 : gap, x, y }
      setLifted(last)
    }
    function onMove({ clientX: x, clientY: y }: PointerEvent) {
      if (!last && Math.hypot(x - start.x, y - start.y) < START_PX) return
      if (isResting) stop()
      else lift({ x, y })
    }
    function keepRow(event: Event) {
      if (last) event.preventDefault()
    }
    function stop() {
      clearTimeout(timer)
      listening.abort()
      setLifted(null)
    }
    function onUp() {
      stop()
      if (!last) return
      // Suppresses the click after the drag, which would select the tile below the pointer.
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
      if (last.to !== from) moveTo(id, last.to)
    }
    function onKey({ key }: KeyboardEvent) {
      if (key === 'Escape') stop()
    }
    window.addEventListener('pointermove', onMove, { signal })
    // The row would scroll under the finger, and a long press would open a menu.
    window.addEventListener('touchmove', keepRow, { signal, passive: false })
    window.addEventListener('contextmenu', keepRow, { signal })
    window.addEventListener('pointerup', onUp, { signal })
    window.addEventListener('pointercancel', stop, { signal })
    window.addEventListener('keydown', onKey, { signal })
  }

  const slide = view.slides.find(({ id }) => id === lifted?.id)
  const ghost = lifted && slide && (
    <span
      className={`${styles.lifted} position-fixed aspect-video pe-none`}
      aria-hidden="true"
      style={{ left: lifted.x, top: lifted.y }}
    >
      <TilePoster slide={slide} />
    </span>
  )
  return { lifted, ghost, onPointerDown }
}

const swallow = (event: MouseEvent) => {
  event.stopPropagation()
  event.preventDefault()
}

/** The picture of a tile, also while the tile is dragged. */
export const TilePoster = ({ slide }: { slide: DraftSlide }) => (
  <Thumbnail
    className={`${styles.poster} w-100 aspect-video object-fit-cover rounded-2`}
    poster={slide.poster}
    blank="no-poster position-absolute inset-0"
    draggable={false}
  />
)

/** Moves a slide, announces its new position and preserves the focus. */
export function useMove() {
  const { store, view } = useStudio()
  return (id: string, to: number) => {
    if (to < 0 || to >= view.slides.length) return
    const move = () => {
      const number = store.moveSlide(id, to)
      announce('studio move', () => texts.moved(number, view.slides.length))
    }
    const tile = document.getElementById(tileId(id))
    if (tile && tile === document.activeElement) showAndFocus(move, tileId(id))
    else move()
  }
}
