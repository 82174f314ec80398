import { act, fireEvent, render, screen } from '@testing-library/react'
import { DrawerButton } from './drawer-button'
import { lazyPart } from './lazy-part'

const mockPathname = jest.fn(() => '/shop')
jest.mock('next/navigation', () => ({ usePathname: () => mockPathname() }))

type Props = { onClose: () => void }
const Content = (_props: Props) => <p>Drawer content</p>
const Drawer = lazyPart(async () => Content)
const button = () => <DrawerButton id="cart" name="Cart" icon={null} count={0} Drawer={Drawer} />

afterEach(() => mockPathname.mockReturnValue('/shop'))

test('a change of route closes the drawer, and returning does not reopen it', async () => {
  const { rerender } = render(button())
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('Drawer content')).toBeInTheDocument()

  mockPathname.mockReturnValue('/about')
  rerender(button())
  expect(screen.queryByText('Drawer content')).toBeNull()

  mockPathname.mockReturnValue('/shop')
  rerender(button())
  expect(screen.queryByText('Drawer content')).toBeNull()
})

test('opening a drawer whose code was loaded on hover renders its content once', async () => {
  const renders = jest.fn(Content)
  const CountedDrawer = lazyPart(async () => renders)
  render(<DrawerButton id="cart" name="Cart" icon={null} count={0} Drawer={CountedDrawer} />)
  fireEvent.pointerEnter(screen.getByRole('button'))
  await act(async () => {})
  fireEvent.click(screen.getByRole('button'))
  await act(async () => {})
  expect(screen.getByText('Drawer content')).toBeInTheDocument()
  expect(renders).toHaveBeenCalledTimes(1)
})
