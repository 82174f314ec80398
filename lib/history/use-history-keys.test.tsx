import { fireEvent, render, screen } from '@testing-library/react'
import { useHistoryKeys } from './use-history-keys'

const [onStep, onSave] = [jest.fn(), jest.fn()]

function Page({ savesToo = false }) {
  useHistoryKeys(onStep, savesToo ? { onSave } : {})
  return (
    <>
      <input aria-label="Empty" />
      <input aria-label="Name" defaultValue="Film" />
      <textarea aria-label="Note" />
      <input aria-label="Speed" type="range" />
      <input aria-label="Low" type="checkbox" />
      <select aria-label="Page" />
    </>
  )
}

/** Returns whether the browser does nothing more with the key. */
const press = (key: string, target: Element | Window = window, modifiers: object = { ctrlKey: true }) =>
  !fireEvent.keyDown(target, { key, ...modifiers })

test.each([
  ['Ctrl+Z', 'z', { ctrlKey: true }, 'undo'],
  ['⌘Z', 'z', { ctrlKey: false, metaKey: true }, 'undo'],
  ['Ctrl+Shift+Z', 'Z', { ctrlKey: true, shiftKey: true }, 'redo'],
  ['Ctrl+Y', 'y', { ctrlKey: true }, 'redo'],
])('%s takes one step', (_name, key, modifiers, direction) => {
  render(<Page />)
  expect(press(key, window, modifiers)).toBe(true)
  expect(onStep.mock.calls).toEqual([[direction]])
})

test.each([
  ['z', { ctrlKey: false }],
  ['z', { ctrlKey: true, altKey: true }],
  ['s', { ctrlKey: true }],
])('%s with %j is left to the browser', (key, modifiers) => {
  render(<Page />)
  expect(press(key, window, modifiers)).toBe(false)
  expect(onStep).not.toHaveBeenCalled()
})

test('Ctrl+Z does nothing while a dialog is open', () => {
  render(<Page />)
  const dialog = render(<dialog open />)
  press('z')
  expect(onStep).not.toHaveBeenCalled()
  dialog.unmount()
  press('z')
  expect(onStep).toHaveBeenCalledTimes(1)
})

test('Ctrl+Z undoes a step unless the browser can undo in the field that has the focus', () => {
  render(<Page />)
  const isStep = (label: string) => press('z', screen.getByLabelText(label))
  expect(['Empty', 'Speed', 'Low', 'Page'].map(isStep)).toEqual([true, true, true, true])
  expect(['Name', 'Note'].map(isStep)).toEqual([false, false])
  const name = screen.getByLabelText<HTMLInputElement>('Name')
  fireEvent.input(name, { target: { value: '' } })
  expect(isStep('Name')).toBe(false)
  fireEvent.input(name, { target: { value: 'Shade' } })
  // As when its form has been sent.
  name.value = ''
  expect(isStep('Name')).toBe(true)
})

test('Ctrl+S saves, from a text field too, and no other key does', () => {
  render(<Page savesToo />)
  expect(press('s', screen.getByLabelText('Name'))).toBe(true)
  expect(press('a')).toBe(false)
  expect(press('S', window, { ctrlKey: true, shiftKey: true })).toBe(false)
  expect(onSave).toHaveBeenCalledTimes(1)
})

test('the keys are ignored once the page is gone', () => {
  render(<Page />).unmount()
  expect(press('z')).toBe(false)
})
