import { fireEvent, render, screen } from '@testing-library/react'
import { FileButton } from './file-button'

function renderButton() {
  const onFiles = jest.fn()
  render(
    <FileButton inputLabel="Product file" accept=".json" onFiles={onFiles}>
      Import a file
    </FileButton>,
  )
  return { input: screen.getByLabelText('Product file'), onFiles }
}

test('the button opens the file dialog, and canceling that changes nothing', () => {
  const { input, onFiles } = renderButton()
  const click = jest.spyOn(input, 'click')
  fireEvent.click(screen.getByRole('button', { name: 'Import a file' }))
  expect(click).toHaveBeenCalledTimes(1)
  fireEvent.change(input)
  expect(onFiles).not.toHaveBeenCalled()
})

test('the chosen files are passed on, and the input is cleared, so that they can be chosen again', () => {
  const { input, onFiles } = renderButton()
  const empty = jest.fn()
  Object.defineProperty(input, 'value', { configurable: true, set: empty })
  const files = [new File(['a'], 'a.json'), new File(['b'], 'b.json')]
  fireEvent.change(input, { target: { files } })
  expect(onFiles).toHaveBeenCalledWith(files)
  expect(empty).toHaveBeenCalledWith('')
})
