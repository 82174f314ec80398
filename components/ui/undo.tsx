import { type ReactNode, type Ref, useRef, useState } from 'react'
import { announce } from '@/lib/announcements/announcements'
import { actions, undo as texts } from '@/lib/content/ui'
import { actionOf } from '@/lib/content/words'
import { focusAfter, takeFocus } from './focus'
import { ACT } from './links'
import styles from './notice.module.scss'

type Change = {
  /** What has happened. It is announced, and shown next to Undo. */
  text: string
  /** What Undo brings back, for the name of its button. */
  name?: string
  /** The list and the place in it that the change has left empty; the list of the topic, unless it has several. */
  list?: string
  index?: number
  /** What comes back, as `refOf` knows it. */
  key?: string | undefined
  /** Takes back this change and nothing else. Returns what has prevented it, in which case Undo stays. */
  restore: () => string | undefined
  /** Whether it can still be taken back: a history may have done so. */
  isUndoable?: () => boolean
}

export type Undo<T extends HTMLElement = HTMLElement> = ReturnType<typeof useUndo<T>>

/** Takes back changes one by one, the latest first, and moves the focus to what came back. */
export function useUndo<T extends HTMLElement>(topic: string) {
  const [changes, setChanges] = useState<readonly (Change & { number: number })[]>([])
  /** The element around everything that can be taken back. */
  const root = useRef<T>(null)
  const count = useRef(0)
  const elements = useRef(new Map<string, HTMLElement>())
  const undoable = changes.filter(({ isUndoable }) => isUndoable?.() ?? true)
  if (undoable.length < changes.length) setChanges(undoable)
  const last = undoable.at(-1) ?? null

  function offer(change: Change) {
    count.current += 1
    const number = count.current
    setChanges((earlier) => [...earlier, { list: topic, ...change, number }])
    // Each change is announced, however fast they come.
    announce(`${topic} ${number}`, () => change.text)
  }
  function undo() {
    if (!last) return
    const problem = last.restore()
    if (problem) {
      setChanges([...changes.slice(0, -1), { ...last, text: problem }])
      announce(topic, () => problem)
      return
    }
    focusAfter(
      () => setChanges(changes.slice(0, -1)),
      () => placeToFocus(elements.current.get(last.key ?? '')) ?? root.current,
    )
    announce(topic, () => texts.restored)
  }
  /** A ref for something that can come back. */
  const refOf = (key: string) => (element: HTMLElement | null) => {
    if (element) elements.current.set(key, element)
    return () => void elements.current.delete(key)
  }
  /** The items of a list, with Undo at the place of the one that is gone. */
  function within(list: string, items: readonly ReactNode[]): readonly ReactNode[] {
    return last?.list === list
      ? items.toSpliced(
          last.index ?? 0,
          0,
          <UndoRow
            key={`undo ${last.number}`}
            text={last.text}
            name={last.name}
            ref={takeFocus}
            onUndo={undo}
          />,
        )
      : items
  }
  return { root, last, offer, refOf, within }
}

/** The link in what came back, or itself. Not a button: a second Enter would remove or replace something. */
function placeToFocus(element: HTMLElement | undefined) {
  const place = element?.querySelector('a') ?? element
  if (place && place.tabIndex < 0) place.tabIndex = -1
  return place
}

type Props = { text: string; name?: string | undefined; ref: Ref<HTMLButtonElement>; onUndo: () => void }

/** The `ref` gives Undo the focus, because the button that had it is gone. */
export function UndoRow({ text, name, ref, onUndo }: Props) {
  return (
    <li
      className={`${styles.undo} d-flex flex-wrap column-gap-3 align-items-center justify-content-between px-2-half py-1 my-2 rounded-2`}
      data-undo
    >
      <span className="min-w-0">
        <bdi>{text}</bdi>
      </span>
      <button
        className={`${ACT} flex-shrink-0`}
        type="button"
        aria-label={name && actionOf(actions.undo, name)}
        ref={ref}
        onClick={onUndo}
      >
        {actions.undo}
      </button>
    </li>
  )
}
