import { fireEvent, render, screen } from '@testing-library/react'
import { FileButton } from './file-button'

const onFiles = jest.fn()

function renderButton() {
  render(
    <FileButton inputLabel="Product file" accept=".json" onFiles={onFiles}>
      Import a file
    </FileButton>,
  )
  return screen.getByLabelText('Product file')
}

beforeEach(() => void onFiles.mockClear())

test('the button opens the file dialog', () => {
  const input = renderButton()
  const click = jest.spyOn(input, 'click')
  fireEvent.click(screen.getByRole('button', { name: 'Import a file' }))
  expect(click).toHaveBeenCalledTimes(1)
})

test('the chosen files are passed on, and the input is cleared, so that they can be chosen again', () => {
  const input = renderButton()
  const empty = jest.fn()
  Object.defineProperty(input, 'value', { configurable: true, set: empty })
  const files = [new File(['a'], 'a.json'), new File(['b'], 'b.json')]
  fireEvent.change(input, { target: { files } })
  expect(onFiles).toHaveBeenCalledWith(files)
  expect(empty).toHaveBeenCalledWith('')
})

test('cancelling the dialog changes nothing', () => {
  fireEvent.change(renderButton())
  expect(onFiles).not.toHaveBeenCalled()
})
