import { fireEvent, render, screen } from '@testing-library/react'
import { UndoBar, useUndo } from './undo-bar'

const restore = jest.fn()
beforeEach(() => restore.mockClear())

function Removals() {
  const { last, anchor, removed, undo } = useUndo<HTMLUListElement>('test')
  return (
    <>
      <button type="button" onClick={() => removed('Film removed.', restore)}>
        Remove
      </button>
      <UndoBar removal={last} onUndo={undo} />
      <ul ref={anchor} tabIndex={-1} aria-label="Items" />
    </>
  )
}

function remove() {
  const button = screen.getByRole('button', { name: 'Remove' })
  button.focus()
  fireEvent.click(button)
}

const undoButton = () => screen.getByRole('button', { name: 'Undo' })

test('each removal moves the focus to Undo, even when two of them read the same', () => {
  render(<Removals />)
  remove()
  expect(undoButton()).toHaveFocus()
  remove()
  expect(undoButton()).toHaveFocus()
})

test('undo restores the item, removes the bar and moves the focus to the list', () => {
  render(<Removals />)
  remove()
  fireEvent.click(undoButton())
  expect(restore).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(screen.getByRole('list', { name: 'Items' })).toHaveFocus()
})

test('each of several removals is restored, the latest first', () => {
  render(<Removals />)
  remove()
  remove()
  fireEvent.click(undoButton())
  expect(restore).toHaveBeenCalledTimes(1)
  expect(undoButton()).toHaveFocus()
  fireEvent.click(undoButton())
  expect(restore).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(screen.getByRole('list', { name: 'Items' })).toHaveFocus()
})

test('a render without a new removal leaves the focus where it is', () => {
  const { rerender } = render(<Removals />)
  remove()
  screen.getByRole('button', { name: 'Remove' }).focus()
  rerender(<Removals />)
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus()
})
