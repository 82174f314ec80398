import { fireEvent, render, screen } from '@testing-library/react'
import type { Live } from '@/lib/carousel/live-carousel'
import { openTestStudio } from '@/lib/carousel/test-studio'
import { OpenStudio } from './studio-desk'

/** The whole studio but the home page's carousel in its preview. */
export async function renderDesk(live?: Live) {
  const studio = await openTestStudio(live)
  render(<OpenStudio store={studio.store} renderHero={() => null} />)
  return studio
}

export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}(, changed)?$`))

export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

/** As a keyboard does it: the button has the focus. */
export function press(button: HTMLElement) {
  button.focus()
  fireEvent.click(button)
}
