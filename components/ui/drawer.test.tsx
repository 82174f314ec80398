import { fireEvent, render, screen } from '@testing-library/react'
import { Drawer } from './drawer'

function renderCart(onClose = () => {}, reactStrictMode = false) {
  render(
    <Drawer title="Cart" onClose={onClose}>
      Lines
    </Drawer>,
    { reactStrictMode },
  )
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Cart' })
}

test.each([
  ['that begins on the backdrop closes the drawer when it ends', true],
  ['that selects text and ends on the backdrop does not close the drawer', false],
])('a press %s', (_what, closes) => {
  const dialog = renderCart()
  fireEvent.pointerDown(closes ? dialog : screen.getByText('Lines'))
  expect(dialog.open).toBe(true)
  fireEvent.click(dialog)
  expect(dialog.open).toBe(!closes)
})

test('StrictMode, which closes a drawer and opens it again, leaves it open', () => {
  const onClose = jest.fn()
  const dialog = renderCart(onClose, true)
  fireEvent(dialog, new Event('close'))
  expect(dialog).toHaveAttribute('open')
  expect(onClose).not.toHaveBeenCalled()
})
