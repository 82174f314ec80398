// What the tests of the studio find and do on the screen.

import { setTimeout as wait } from 'node:timers/promises'
import { act, fireEvent, screen } from '@testing-library/react'
import { announcedText } from '@/lib/announcements/announcements'

export const heading = (name: string | RegExp) => screen.getByRole('heading', { name })
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
/** What opens the list of changes. */
export const changesMenu = (text: RegExp) =>
  screen.getByText(text, { selector: 'summary b' }).closest('summary') ?? document.body
export const slider = (name: string) => screen.getByRole('slider', { name })
export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}(, changed)?$`))

/** Waits until lazily loaded parts have rendered. */
export async function settled(change: () => void) {
  await act(async () => {
    change()
    await wait()
    jest.advanceTimersByTime(0)
  })
}

export const type = (label: string, value: string) =>
  settled(() => void fireEvent.change(field(label), { target: { value } }))

export const move = (name: string, to: number) =>
  settled(() => void fireEvent.change(slider(name), { target: { value: to } }))

/** Chooses files in an input. */
export const choose = (label: string | RegExp, ...files: File[]) =>
  settled(() => void fireEvent.change(screen.getByLabelText(label), { target: { files } }))

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

/** What screen readers are told, after the pause between two announcements. */
export async function announced() {
  await settled(() => void jest.advanceTimersByTime(1500))
  return announcedText()
}
