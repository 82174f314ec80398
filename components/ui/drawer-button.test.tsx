import { act, fireEvent, render, screen } from '@testing-library/react'
import { DrawerButton } from './drawer-button'
import { lazyPart } from './lazy-part'

test('opening a drawer whose code was loaded on hover renders its content once', async () => {
  const Content = jest.fn((_props: { onClose: () => void }) => <p>Drawer content</p>)
  const Drawer = lazyPart(async () => Content)
  render(<DrawerButton id="cart" name="Cart" icon={null} count={0} Drawer={Drawer} />)
  fireEvent.pointerEnter(screen.getByRole('button'))
  await act(async () => {})
  fireEvent.click(screen.getByRole('button'))
  await act(async () => {})
  expect(screen.getByText('Drawer content')).toBeInTheDocument()
  expect(Content).toHaveBeenCalledTimes(1)
})
