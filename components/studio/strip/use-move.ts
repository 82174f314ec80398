import { tileId } from '@/components/studio/field-ids'
import { showAndFocus, useStudio } from '@/components/studio/studio-context'
import { announce } from '@/lib/announcements/announcements'
import { stripActions as texts } from '@/lib/content/studio/strip'
import { moveSlide } from '@/lib/studio/studio-actions'

/** Moves a slide, announces its new position and preserves the focus. */
export function useMove() {
  const { store, view } = useStudio()
  return (id: string, to: number) => {
    if (to < 0 || to >= view.slides.length) return
    const move = () => {
      const number = moveSlide(store, id, to)
      announce('studio move', () => texts.moved(number, view.slides.length))
    }
    const tile = document.getElementById(tileId(id))
    if (tile && tile === document.activeElement) showAndFocus(move, tileId(id))
    else move()
  }
}
