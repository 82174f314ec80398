import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Addresses } from './addresses'

const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })))
const cards = () => within(screen.getByRole('list', { name: 'Addresses' })).getAllByRole('listitem')
const labels = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

function fillIn(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

const boat = { Label: 'Boat', Name: 'Ana', 'Street and number': 'Pier 1', City: 'Bahía', Postcode: '02' }

function addBoat() {
  const view = render(<Addresses />)
  press('Add an address')
  fillIn(boat)
  press('Save address')
  return view
}

test('what is missing is listed, and nothing is saved', () => {
  render(<Addresses />)
  press('Add an address')
  expect(screen.getByLabelText('Label')).toHaveFocus()
  press('Save address')
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(5)
  expect(screen.getByRole('alert')).toHaveFocus()
})

test('a wrong phone number is described at its field', () => {
  render(<Addresses />)
  press('Add an address')
  fillIn({ ...boat, 'Phone (optional)': 'call me' })
  press('Save address')
  expect(screen.getByLabelText('Phone (optional)')).toHaveAccessibleDescription(/^Enter a phone number/)
  fillIn({ 'Phone (optional)': '555 0103' })
  press('Save address')
  expect(labels()).toEqual(['Home', 'Workshop', 'Boat'])
})

test('a saved address is there on the next visit', () => {
  const { unmount } = addBoat()
  unmount()
  render(<Addresses />)
  expect(labels()).toEqual(['Home', 'Workshop', 'Boat'])
})

test('the second click of a double click does not remove the address that follows', () => {
  render(<Addresses />)
  press('Remove Home')
  fireEvent.click(screen.getByRole('button', { name: 'Remove Workshop' }), { detail: 2 })
  expect(labels()).toEqual(['Workshop'])
})

test('one address is the default', () => {
  addBoat()
  press('Make Boat the default')
  const defaults = cards().filter((card) => within(card).queryByText('Default'))
  expect(defaults).toHaveLength(1)
  expect(defaults[0]).toHaveTextContent('Boat')
})

test('an edited address keeps its place', () => {
  addBoat()
  press('Edit Workshop')
  fillIn({ City: 'Puerto' })
  press('Save address')
  expect(labels()).toEqual(['Home', 'Workshop', 'Boat'])
  expect(cards()[1]).toHaveTextContent('Puerto')
  expect(screen.getByRole('button', { name: 'Edit Workshop' })).toHaveFocus()
})

test('what is typed in one address stays while another is edited or becomes the default', () => {
  render(<Addresses />)
  press('Edit Home')
  fillIn({ City: 'Puerto' })
  press('Make Workshop the default')
  expect(screen.getByRole('button', { name: 'Edit Workshop' })).toHaveFocus()
  press('Edit Workshop')
  const [home, workshop] = screen.getAllByLabelText('City')
  expect(home).toHaveValue('Puerto')
  expect(workshop).toHaveValue('Ciudad Modelo')
})

test('a removed default returns to its place and is the default again with Undo', () => {
  render(<Addresses />)
  press('Remove Home')
  expect(labels()).toEqual(['Workshop'])
  press('Undo')
  expect(labels()).toEqual(['Home', 'Workshop'])
  expect(within(cards()[0] ?? document.body).getByText('Default')).toBeInTheDocument()
})
