import { render, screen } from '@testing-library/react'
import { ShareActions } from './share-actions'

jest.mock('@/lib/content/facts/site', () => ({ site: { name: 'Tersa', whatsapp: '573005550100' } }))

const LINK = 'https://tersa.example/contact#quote=1.a.b'

test('in a shop with WhatsApp the list and its link can be sent as a message', () => {
  render(<ShareActions link={LINK} list={['2 × Lustra, $99 each']} />)
  const url = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by WhatsApp' }).href)
  expect(url.origin + url.pathname).toBe('https://wa.me/573005550100')
  expect(url.searchParams.get('text')).toBe(`I would like a quote for:\n- 2 × Lustra, $99 each\n${LINK}`)
})

test('in a browser without a share sheet, Copy link is the primary button', () => {
  render(<ShareActions link={LINK} list={[]} />)
  expect(screen.queryByRole('button', { name: 'Share link…' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Copy link' })).toHaveClass('btn-primary')
})
