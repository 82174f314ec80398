import { render, screen } from '@testing-library/react'
import { metadataOf } from '@/lib/config/metadata'
import { AccountSection } from './sections'

test('the menu, the page heading and the document title use the same section name', () => {
  render(<AccountSection route="/user/orders">…</AccountSection>)
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeInTheDocument()
  expect(metadataOf('/user/orders').title).toBe('Orders')
})
