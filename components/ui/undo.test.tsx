import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { said } from '@/lib/announcements/test-said'
import { useUndo } from './undo'

const ALL = ['Añil', 'Lustra', 'Vitral']
let isFull = false

function Items() {
  const [items, setItems] = useState(ALL)
  const { root, offer, refOf, within } = useUndo<HTMLUListElement>('test')
  function remove(name: string, index: number) {
    setItems((now) => now.filter((each) => each !== name))
    const restore = () => {
      if (isFull) return 'The list is full.'
      setItems((now) => now.toSpliced(index, 0, name))
      return undefined
    }
    offer({ text: `${name} removed.`, name, list: 'items', index, key: name, restore })
  }
  return (
    <ul ref={root} tabIndex={-1}>
      {within(
        'items',
        items.map((name, index) => (
          <li key={name} ref={refOf(name)}>
            <button type="button" onClick={() => remove(name, index)}>
              {name}
            </button>
          </li>
        )),
      )}
    </ul>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const item = (name: string) => screen.getByRole('button', { name }).closest('li')
const buttons = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)

beforeEach(() => {
  isFull = false
  render(<Items />)
})

test('Undo takes the place and the focus of what was removed; what comes back gets the focus, but not its button', () => {
  press('Lustra')
  expect(buttons()).toEqual(['Añil', 'Undo: Lustra', 'Vitral'])
  expect(screen.getByRole('button', { name: 'Undo: Lustra' })).toHaveFocus()
  press('Undo: Lustra')
  expect(buttons()).toEqual(ALL)
  expect(item('Lustra')).toHaveFocus()
  expect(said).toEqual(['Lustra removed.', 'Restored.'])
})

test('several removals are taken back one by one, the latest first', () => {
  press('Añil')
  press('Vitral')
  expect(buttons()).toEqual(['Lustra', 'Undo: Vitral'])
  press('Undo: Vitral')
  expect(buttons()).toEqual(['Undo: Añil', 'Lustra', 'Vitral'])
  expect(item('Vitral')).toHaveFocus()
  press('Undo: Añil')
  expect(buttons()).toEqual(ALL)
})

test('Undo says what has prevented it and can be pressed again', () => {
  press('Lustra')
  isFull = true
  press('Undo: Lustra')
  expect(screen.getByText('The list is full.')).toBeVisible()
  expect(said.at(-1)).toBe('The list is full.')
  isFull = false
  press('Undo: Lustra')
  expect(buttons()).toEqual(ALL)
})
