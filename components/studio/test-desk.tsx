import { Blob, File } from 'node:buffer'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { Live } from '@/lib/studio/studio-view'
import { openTestStudio } from '@/lib/studio/test-studio'
import { OpenStudio } from './studio-desk'

// The bytes of jsdom's files cannot be read.
Object.assign(globalThis, { Blob, File })
Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} })
// jsdom draws nothing and shows no frames of videos.
HTMLCanvasElement.prototype.getContext = () => null
Object.assign(HTMLVideoElement.prototype, {
  requestVideoFrameCallback: () => 0,
  cancelVideoFrameCallback: () => {},
})

/** Renders the whole studio, except for the carousel in its preview. */
export async function renderDesk(live?: Live) {
  const studio = await openTestStudio(live)
  await settled(() => void render(<OpenStudio store={studio.store} />))
  return studio
}

/** Waits until lazily loaded parts have rendered. */
export async function settled(change: () => void) {
  await act(async () => {
    change()
    await new Promise((resolve) => setTimeout(resolve))
  })
}

export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}(, changed)?$`))

export const type = (label: string, value: string) =>
  settled(() => void fireEvent.change(field(label), { target: { value } }))

export const leave = (label: string) => settled(() => void fireEvent.blur(field(label)))

/** Presses Ctrl and the key. */
export const key = (name: string) =>
  settled(() => void fireEvent.keyDown(window, { key: name, ctrlKey: true }))

/** Focuses the button before the click, as the keyboard does. */
export const press = (button: HTMLElement) =>
  settled(() => {
    button.focus()
    fireEvent.click(button)
  })

/** A wide window with a fine pointer, whatever is asked. */
export const matchEveryQuery = () =>
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) })
