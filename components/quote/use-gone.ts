import { useRef, useState } from 'react'
import { focusAfter } from '@/components/ui/focus'
import { announce } from '@/lib/announcements/announcements'
import { gone as texts } from '@/lib/content/quote/list'
import { undo as undoTexts } from '@/lib/content/ui/undo'

/** What was removed last. Its row stays in its list, at its place, until the next removal. */
export type Gone = { list: string; index: number; name: string; restore: () => void }

export function useGone<T extends HTMLElement>(topic: string) {
  const [gone, setGone] = useState<Gone | null>(null)
  /** The element around the lists, each of which has its name as `data-list`. */
  const root = useRef<T>(null)

  function remove(removed: Gone) {
    setGone(removed)
    announce(topic, () => texts.removed(removed.name))
  }
  function undo({ list, index, restore }: Gone) {
    focusAfter(
      () => {
        restore()
        setGone(null)
      },
      () => {
        const line = root.current?.querySelector(`[data-list="${list}"]`)?.children[index] ?? root.current
        return line?.querySelector<HTMLElement>('a, button') ?? root.current
      },
    )
    announce(topic, () => undoTexts.restored)
  }
  return { gone, root, remove, undo }
}
