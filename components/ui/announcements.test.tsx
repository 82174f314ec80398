import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { QuantityField } from './quantity-field'
import { useUndo } from './undo'

const mockSaid: string[] = []
jest.mock('@/lib/announcements/announcements', () => ({
  ...jest.requireActual('@/lib/announcements/announcements'),
  announce: (_topic: string, compose: () => string) => mockSaid.push(compose()),
}))

/** A list whose item has been removed, and its Undo. */
function Removal({ problem }: { problem?: string }) {
  const { root, offer, within } = useUndo<HTMLUListElement>('test')
  const remove = () => offer({ text: 'Lustra removed.', list: 'items', index: 0, restore: () => problem })
  return (
    <ul ref={root} data-list="items" tabIndex={-1}>
      {within('items', [
        <li key="remove">
          <button type="button" onClick={remove}>
            Remove
          </button>
        </li>,
      ])}
    </ul>
  )
}

const quantity = <QuantityField name="Lustra" quantity={2} onChange={() => {}} />

test.each<[string, ReactElement, presses: readonly string[], said: readonly string[]]>([
  ['increases a quantity', quantity, ['Increase quantity'], ['Lustra: 3.']],
  ['decreases a quantity', quantity, ['Decrease quantity'], ['Lustra: 1.']],
  [
    'removes an item, and undoes it',
    <Removal key="a" />,
    ['Remove', 'Undo'],
    ['Lustra removed.', 'Restored.'],
  ],
  [
    'undoes what is no longer possible',
    <Removal key="b" problem="The list is full." />,
    ['Remove', 'Undo'],
    ['Lustra removed.', 'The list is full.'],
  ],
])('a screen reader announces that the visitor %s', async (_what, shown, presses, said) => {
  mockSaid.length = 0
  render(shown)
  for (const name of presses) await act(async () => fireEvent.click(screen.getByRole('button', { name })))
  expect(mockSaid).toEqual(said)
})
