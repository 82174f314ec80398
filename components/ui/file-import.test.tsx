import { fireEvent, render, screen } from '@testing-library/react'
import { FileImport } from './file-import'

const onFile = jest.fn()
const onTooLarge = jest.fn()

function renderImport() {
  render(
    <FileImport
      label="Import a file"
      inputLabel="A file of products"
      accept=".json"
      maxBytes={10}
      onFile={onFile}
      onTooLarge={onTooLarge}
    />,
  )
  return screen.getByLabelText('A file of products')
}

function choose(input: HTMLElement, file: File) {
  // A real input keeps the chosen file until it is cleared.
  Object.defineProperty(input, 'files', { configurable: true, value: [file] })
  fireEvent.change(input)
}

beforeEach(() => {
  onFile.mockClear()
  onTooLarge.mockClear()
})

test('the button opens the file dialog', () => {
  const input = renderImport()
  const click = jest.spyOn(input, 'click')
  fireEvent.click(screen.getByRole('button', { name: 'Import a file' }))
  expect(click).toHaveBeenCalledTimes(1)
})

test('a file up to the limit is accepted, a larger one is refused', () => {
  const input = renderImport()
  const largest = new File(['x'.repeat(10)], 'largest.json')
  choose(input, largest)
  expect(onFile).toHaveBeenCalledWith(largest)
  expect(onTooLarge).not.toHaveBeenCalled()

  choose(input, new File(['x'.repeat(11)], 'larger.json'))
  expect(onFile).toHaveBeenCalledTimes(1)
  expect(onTooLarge).toHaveBeenCalledTimes(1)
})

test('the input is cleared, so that the same file can be chosen again', () => {
  const input = renderImport()
  const empty = jest.fn()
  Object.defineProperty(input, 'value', { configurable: true, set: empty })
  choose(input, new File(['[]'], 'products.json'))
  expect(empty).toHaveBeenCalledWith('')
})

test('cancelling the dialog changes nothing', () => {
  fireEvent.change(renderImport())
  expect(onFile).not.toHaveBeenCalled()
  expect(onTooLarge).not.toHaveBeenCalled()
})
