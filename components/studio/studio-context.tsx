import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { focusAfter, takeLostFocus } from '@/components/ui/focus'
import { createDesk, type Desk } from '@/lib/studio/desk'
import { createPresses } from '@/lib/studio/presses'
import type { StudioStore } from '@/lib/studio/studio-store'

type Studio = { store: StudioStore; desk: Desk; presses: ReturnType<typeof createPresses> }

const StudioContext = createContext<Studio | null>(null)

export function StudioProvider({ store, children }: { store: StudioStore; children: ReactNode }) {
  const [studio] = useState<Studio>(() => ({ store, desk: createDesk(store), presses: createPresses() }))
  const { desk, presses } = studio
  useEffect(() => desk.open(), [desk])
  useEffect(() => presses.follow(), [presses])
  return <StudioContext value={studio}>{children}</StudioContext>
}

function useStudioContext(): Studio {
  const studio = use(StudioContext)
  if (!studio) throw new Error('Use this inside of the studio.')
  return studio
}

export const useStudioStore = () => useStudioContext().store
export const usePresses = () => useStudioContext().presses
/** What changes the desk; `useDeskState` is what it shows. */
export const useDesk = () => useStudioContext().desk

export function useStudio() {
  const store = useStudioStore()
  const state = useSyncExternalStore(store.subscribe, store.get)
  return { store, state, view: store.view() }
}

export function useDeskState() {
  const desk = useDesk()
  return useSyncExternalStore(desk.subscribe, desk.get)
}

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

/** The ids of fields, used by the links in the problem summary. */
export const fieldId = (field: string) => `field-${field.replaceAll('.', '-')}`

/** The id of the form's heading. */
export const FORM_ID = 'studio-form'
export const SLIDES_ID = 'studio-slides'
export const PROBLEMS_ID = 'studio-problems'
export const TEXT_ID = 'studio-text'
export const UNDO_ID = 'studio-undo'
export const tileId = (slide: string) => `tile-${slide}`
export const HINT_ID = 'studio-hint'
