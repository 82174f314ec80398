import { act, fireEvent, render, screen } from '@testing-library/react'
import type { Live } from '@/lib/carousel/live-carousel'
import { openTestStudio } from '@/lib/carousel/test-studio'
import { OpenStudio } from './studio-desk'

/** The whole studio but the home page's carousel in its preview. */
export async function renderDesk(live?: Live) {
  const studio = await openTestStudio(live)
  await settled(() => void render(<OpenStudio store={studio.store} renderHero={() => null} />))
  return studio
}

/** Parts whose code is loaded on demand are there afterwards. */
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

/** With Ctrl. */
export const key = (name: string) =>
  settled(() => void fireEvent.keyDown(window, { key: name, ctrlKey: true }))

/** As a keyboard does it: the button has the focus. */
export const press = (button: HTMLElement) =>
  settled(() => {
    button.focus()
    fireEvent.click(button)
  })
