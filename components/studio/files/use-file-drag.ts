import { useEffect, useEffectEvent, useState } from 'react'
import { useStudio } from '@/components/studio/studio-context'
import { fileDrag as texts } from '@/lib/content/studio/files'
import { useTakeFiles } from './use-take-files'

export type FileDrag = {
  /** "A picture and a video" */
  what: string
  /** "Drop them: one becomes the poster of slide 1, the other its video." */
  outcome: (number: number) => string
}

/** Handles files dragged over the page or the preview; without this, the browser would open them. */
export function useFileDrag(frame: Window | null): FileDrag | null {
  const { state } = useStudio()
  const take = useTakeFiles()
  const [drag, setDrag] = useState<FileDrag | null>(null)

  const onOver = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    if (!drag) setDrag(describeDrag(event.dataTransfer))
  })
  const onLeave = useEffectEvent((event: DragEvent) => {
    // Ignores moves between elements: only leaving the window ends the drag.
    if (event.relatedTarget === null) setDrag(null)
  })
  const onDrop = useEffectEvent((event: DragEvent) => {
    setDrag(null)
    const files = [...(event.dataTransfer?.files ?? [])]
    // Leaves dropped text to the field below the pointer.
    if (files.length === 0) return
    event.preventDefault()
    const place = event.target instanceof Element ? event.target.closest('[data-drop]') : null
    const target = place?.getAttribute('data-drop') ?? state.selected
    void take(files, target === 'new' ? 'new' : { slide: target })
  })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    for (const one of frame ? [window, frame] : [window]) {
      one.addEventListener('dragover', (event) => onOver(event), { signal })
      one.addEventListener('dragleave', (event) => onLeave(event), { signal })
      one.addEventListener('drop', (event) => onDrop(event), { signal })
    }
    return () => controller.abort()
  }, [frame])
  return drag
}

/** Before the drop, browsers expose only the number and types of the files. */
function describeDrag({ items }: DataTransfer): FileDrag {
  const types = [...items].filter(({ kind }) => kind === 'file').map(({ type }) => type.split('/')[0])
  const has = (type: string) => types.includes(type)
  const count = types.length
  if (count === 2 && has('image') && has('video')) return { what: texts.both, outcome: texts.dropBoth }
  if (count === 1 && has('image')) return { what: texts.image, outcome: texts.dropImage }
  if (count === 1 && has('video')) return { what: texts.video, outcome: texts.dropVideo }
  return { what: texts.files(count), outcome: (number) => texts.dropFiles(count, number) }
}
