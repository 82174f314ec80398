import { act, fireEvent, screen } from '@testing-library/react'

export const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

export const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Fills in what the contact form requires, and a message. */
export function fillIn() {
  type('Name', 'Ana')
  type('Email', 'ana@example.com')
  type('City or ZIP code', '01010')
  type(/^Message/, 'How long does the front take?')
  fireEvent.click(screen.getByRole('checkbox'))
}
