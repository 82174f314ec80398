import { render, screen } from '@testing-library/react'
import { accountMetadata } from '@/lib/content/account'
import { AccountSection } from './account-section'

test('a section has the same name in the menu, on its page and in the browser’s title', () => {
  render(<AccountSection route="/user/orders">…</AccountSection>)
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeInTheDocument()
  expect(accountMetadata('/user/orders')).toEqual({ title: 'Orders' })
})
