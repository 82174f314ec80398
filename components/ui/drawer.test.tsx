import { fireEvent, render, screen } from '@testing-library/react'
import { Drawer } from './drawer'

test('closing an inner drawer leaves the outer one open', () => {
  const [closeOuter, closeInner] = [jest.fn(), jest.fn()]
  render(
    <Drawer title="Cart" onClose={closeOuter}>
      <Drawer title="Share" onClose={closeInner}>
        Link
      </Drawer>
    </Drawer>,
  )
  fireEvent(screen.getByRole('dialog', { name: 'Share' }), new Event('close'))
  expect(closeInner).toHaveBeenCalledTimes(1)
  expect(closeOuter).not.toHaveBeenCalled()
  fireEvent(screen.getByRole('dialog', { name: 'Cart' }), new Event('close'))
  expect(closeOuter).toHaveBeenCalledTimes(1)
})
