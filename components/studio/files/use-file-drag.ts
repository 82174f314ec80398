import { useEffect, useEffectEvent, useState } from 'react'
import { useStudio } from '@/components/studio/studio-context'
import { useTakeFiles } from './use-take-files'

export type FileDrag = {
  /** "A picture and a video" */
  what: string
  pronoun: string
  /** "one becomes the poster of slide 1, the other its video." */
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
    const windows = frame ? [window, frame] : [window]
    const listeners = {
      dragover: (event: DragEvent) => onOver(event),
      dragleave: (event: DragEvent) => onLeave(event),
      drop: (event: DragEvent) => onDrop(event),
    }
    for (const one of windows) {
      one.addEventListener('dragover', listeners.dragover)
      one.addEventListener('dragleave', listeners.dragleave)
      one.addEventListener('drop', listeners.drop)
    }
    return () => {
      for (const one of windows) {
        one.removeEventListener('dragover', listeners.dragover)
        one.removeEventListener('dragleave', listeners.dragleave)
        one.removeEventListener('drop', listeners.drop)
      }
    }
  }, [frame])
  return drag
}

/** Before the drop, browsers expose only the number and types of the files. */
function describeDrag({ items }: DataTransfer): FileDrag {
  const types = [...items].filter(({ kind }) => kind === 'file').map(({ type }) => type.split('/')[0])
  const has = (type: string) => types.includes(type)
  if (types.length === 2 && has('image') && has('video')) {
    return {
      what: 'A picture and a video',
      pronoun: 'them',
      outcome: (number) => `one becomes the poster of slide ${number}, the other its video.`,
    }
  }
  const [only] = types
  if (types.length === 1 && (only === 'image' || only === 'video')) {
    const noun = only === 'image' ? 'poster' : 'video'
    return {
      what: only === 'image' ? 'A picture' : 'A video',
      pronoun: 'it',
      outcome: (number) => `it becomes the ${noun} of slide ${number}.`,
    }
  }
  return {
    what: types.length === 1 ? 'A file' : `${types.length || 'Some'} files`,
    pronoun: types.length === 1 ? 'it' : 'them',
    outcome: (number) => `slide ${number} takes what it can use.`,
  }
}
