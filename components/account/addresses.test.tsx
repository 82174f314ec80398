import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { said } from '@/lib/announcements/test-said'
import { Addresses } from './addresses'

const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })))
const cards = () => within(screen.getByRole('list', { name: 'Addresses' })).getAllByRole('listitem')
const labels = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

function fillIn(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

const boat = { Label: 'Boat', Name: 'Ana', 'Street address': 'Pier 1', City: 'Bahía', 'ZIP code': '02' }

function addBoat() {
  press('Add an address')
  fillIn(boat)
  press('Save address')
}

beforeEach(() => void render(<Addresses />))

test('a half-edited address is kept on other pages, until it is saved with a valid phone number', () => {
  press('Add an address')
  fillIn({ Label: 'Boat' })
  cleanup()
  render(<Addresses />)
  expect(screen.getByRole('form', { name: 'New address' })).toHaveFormValues({ label: 'Boat', name: '' })
  expect(document.body).toHaveFocus()
  fillIn({ ...boat, 'Phone (optional)': 'call me' })
  press('Save address')
  expect(screen.getByLabelText('Phone (optional)')).toHaveAccessibleDescription(/^Enter a phone number/)
  fillIn({ 'Phone (optional)': '555 0103' })
  press('Save address')
  expect(screen.queryByRole('form')).toBeNull()
  expect(labels()).toEqual(['Home', 'Workshop', 'Boat'])
})

test('editing an address keeps its position', () => {
  addBoat()
  for (const button of ['Edit Workshop', 'Cancel', 'Edit Workshop']) press(button)
  fillIn({ City: 'Puerto' })
  press('Save address')
  expect(said.at(-1)).toBe('Workshop saved.')
  expect(screen.queryByText('You have no saved addresses.')).toBeNull()
  expect(labels()).toEqual(['Home', 'Workshop', 'Boat'])
  expect(cards()[1]).toHaveTextContent('Puerto')
  expect(screen.getByRole('button', { name: 'Edit Workshop' })).toHaveFocus()
})

test('editing an address or changing the default keeps unsaved text in another address', () => {
  press('Edit Home')
  fillIn({ City: 'Puerto' })
  press('Make default: Workshop')
  expect(said.at(-1)).toBe('Workshop is now the default.')
  expect(cards()[1]).toHaveTextContent('Default')
  expect(screen.getByRole('button', { name: 'Edit Workshop' })).toHaveFocus()
  press('Edit Workshop')
  const [home, workshop] = screen.getAllByLabelText('City')
  expect(home).toHaveValue('Puerto')
  expect(workshop).toHaveValue('Ciudad Modelo')
})

test('a double click removes one address, and Undo restores it to its position, as the default again', () => {
  press('Remove Home')
  fireEvent.click(screen.getByRole('button', { name: 'Remove Workshop' }), { detail: 2 })
  expect(labels()).toEqual(['Workshop'])
  press('Undo')
  expect(labels()).toEqual(['Home', 'Workshop'])
  expect(within(cards()[0] ?? document.body).getByText('Default')).toBeInTheDocument()
})

test('Undo leaves the default that the user has chosen since the removal', () => {
  addBoat()
  for (const button of ['Remove Home', 'Make default: Boat', 'Undo']) press(button)
  expect(labels()).toEqual(['Home', 'Workshop', 'Boat'])
  expect(cards()[2]).toHaveTextContent('Default')
})
