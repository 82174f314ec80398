import { lazyPart } from '@/components/ui/lazy-part'
import { restoreSlide } from '@/lib/studio/studio-actions'
import { keepFocus, showAndFocus, tileId, useStudio, useStudioUi } from './studio-context'

// Without a name, because the bar has an Undo button too.
const UndoToast = lazyPart(() => import('@/components/ui/undo-toast').then((module) => module.UndoToast))

/** Names the slide deleted last and offers Undo, until the slide is restored. */
export function DeletedToast() {
  const { store, view } = useStudio()
  const { deleted, showDeleted } = useStudioUi()
  if (!deleted || view.slides.some(({ id }) => id === deleted.slide.id)) return null
  const { text, number, slide } = deleted

  function undo() {
    showAndFocus(() => {
      restoreSlide(store, slide, number)
      showDeleted(null)
    }, tileId(slide.id))
  }
  function close() {
    void keepFocus(
      () => showDeleted(null),
      () => tileId(store.get().selected),
    )
  }

  return <UndoToast key={slide.id} text={text} hasFocus onUndo={undo} onClose={close} />
}
