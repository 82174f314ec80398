import { render, screen } from '@testing-library/react'
import { metadataOf } from '@/lib/content/metadata'
import { AccountSection } from './account-section'

test('a section has the same name in the menu, on its page and in the browser’s title', () => {
  render(<AccountSection route="/user/orders">…</AccountSection>)
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeInTheDocument()
  expect(metadataOf('/user/orders').title).toBe('Orders')
})
