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

test('StrictMode, which closes a drawer and opens it again, leaves it open', () => {
  const onClose = jest.fn()
  render(
    <Drawer title="Cart" onClose={onClose}>
      Lines
    </Drawer>,
    { reactStrictMode: true },
  )
  const dialog = screen.getByRole('dialog', { name: 'Cart' })
  fireEvent(dialog, new Event('close'))
  expect(dialog).toHaveAttribute('open')
  expect(onClose).not.toHaveBeenCalled()
})
