import { fireEvent, render, screen } from '@testing-library/react'
import { Drawer } from './drawer'

/** Fires the event later, as browsers do. */
function close(name: string) {
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name })
  dialog.close()
  fireEvent(dialog, new Event('close'))
}

test('closing an inner drawer leaves the outer one open', () => {
  const [closeOuter, closeInner] = [jest.fn(), jest.fn()]
  render(
    <Drawer title="Cart" onClose={closeOuter}>
      <Drawer title="Share" onClose={closeInner}>
        Link
      </Drawer>
    </Drawer>,
  )
  close('Share')
  expect(closeInner).toHaveBeenCalledTimes(1)
  expect(closeOuter).not.toHaveBeenCalled()
  close('Cart')
  expect(closeOuter).toHaveBeenCalledTimes(1)
})

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
