import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusAfter, takeLostFocus } from '@/components/ui/focus'
import type { Size } from '@/lib/carousel/check/media-limits'
import type { DraftSlide } from '@/lib/studio/draft'
import type { FileToSave } from '@/lib/studio/files-to-save'
import type { StudioStore } from '@/lib/studio/studio-store'
import type { StudioView } from '@/lib/studio/studio-view'
import { useStudioState } from '@/lib/studio/use-studio-store'

export type SaveOutcome =
  | { way: 'folder' | 'zip'; files: readonly FileToSave[]; zip: File; unused: readonly string[] }
  | { way: 'failed'; reason: string }
export type Tab = 'form' | 'text'
/** A video frame that the preview shows as the poster before the visitor uses it. */
export type ShownFrame = { slide: string; seconds: number; blob: Blob; url: string; size: Size }

/** The slide deleted last, its number, and the message about it. */
type Deleted = { text: string; number: number; slide: DraftSlide }

type StudioUi = {
  tab: Tab
  showTab: (tab: Tab) => void
  frame: ShownFrame | null
  showFrame: (frame: ShownFrame | null) => void
  deleted: Deleted | null
  showDeleted: (deleted: Deleted | null) => void
  /** The result of the last save, until its dialog is closed. */
  outcome: SaveOutcome | null
  showOutcome: (outcome: SaveOutcome | null) => void
}

const StoreContext = createContext<StudioStore | null>(null)
const UiContext = createContext<StudioUi | null>(null)

export function StudioProvider({ store, children }: { store: StudioStore; children: ReactNode }) {
  const [tab, showTab] = useState<Tab>('form')
  const [frame, showFrame] = useState<ShownFrame | null>(null)
  const [deleted, showDeleted] = useState<Deleted | null>(null)
  const [outcome, showOutcome] = useState<SaveOutcome | null>(null)
  const ui = useMemo(
    () => ({ tab, showTab, frame, showFrame, deleted, showDeleted, outcome, showOutcome }),
    [tab, frame, deleted, outcome],
  )
  return (
    <StoreContext value={store}>
      <UiContext value={ui}>{children}</UiContext>
    </StoreContext>
  )
}

function present<T>(value: T | null): T {
  if (value === null) throw new Error('Use this inside of the studio.')
  return value
}

export function useStudio() {
  const store = present(use(StoreContext))
  const { state, view } = useStudioState(store)
  const shown: StudioView = present(view)
  return { store, state, view: shown }
}

export const useStudioUi = () => present(use(UiContext))

/** Applies a change and focuses the element with this id as soon as it is rendered. */
export function showAndFocus(change: () => void, id: string) {
  focusAfter(change, () => document.getElementById(id))
}

/** Moves the focus to `next` if the change removes the focused element. */
export async function keepFocus(change: () => unknown, next: () => string) {
  const before = document.activeElement
  await flushSync(change)
  flushSync(() => {})
  if (before?.isConnected === false) takeLostFocus(document.getElementById(next()))
}
