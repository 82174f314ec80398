import { act, fireEvent, render, screen } from '@testing-library/react'
import { cartStore } from '@/lib/cart/cart-store'
import { quoteStore } from '@/lib/quote/quote-store'
import { readSharedQuote } from '@/lib/quote/shared-quote'
import { ShareButton } from './share-button'

jest.mock('next/navigation', () => ({ usePathname: () => '/shop' }))

const lustra = { id: '1', name: 'Lustra', image: null, price: 99, quantity: 2 }
const href = '/window-film?film=35&glass=75'

afterEach(() => Reflect.deleteProperty(navigator, 'share'))

async function open(quantity = 2) {
  cartStore.set([{ ...lustra, quantity }])
  quoteStore.set([{ kind: 'tint', text: '35% window film on 75% glass', href }])
  render(<ShareButton />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share this list' })))
  await screen.findByRole('dialog')
}
const link = () => screen.getByLabelText<HTMLInputElement>('Link').value

test('the link points to /contact and contains the list', async () => {
  await open()
  expect(link()).toMatch(/^http:\/\/localhost\/contact#quote=1\./)
  const fragment = new URL(link()).hash
  expect(readSharedQuote(fragment, window.location.href)).toEqual({
    quote: { lines: [lustra], films: [href] },
  })
})

test('the QR code is drawn without a style attribute', async () => {
  await open()
  const code = screen.getByRole('img', { name: 'QR code to scan' })
  expect(code.querySelectorAll('path')).toHaveLength(2)
  expect(document.querySelector('[style]')).toBeNull()
})

test('in a browser that can share, the link goes to its share sheet, and cancelling is not an error', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  await open()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share link…' })))
  expect(share).toHaveBeenCalledWith({ title: 'A list from Tersa', url: link() })
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument()
})

test('in a shop without WhatsApp there is no link to it', async () => {
  await open()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a list that is too long for a link is not offered as one', async () => {
  await open(5_000_000)
  expect(screen.getByText(/too long for a link/)).toBeVisible()
  expect(screen.queryByLabelText('Link')).toBeNull()
})
