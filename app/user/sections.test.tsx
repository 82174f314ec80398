import { fireEvent, render, screen } from '@testing-library/react'
import { site } from '@/lib/content/facts/site'
import OverviewPage from './page'
import ReturnsPage from './returns/page'
import SupportPage from './support/page'

test('the overview shows the specified counters and the latest order', () => {
  render(<OverviewPage />)
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
  expect(texts('term')).toEqual(['Orders', 'Returns', 'Coupons', 'Points'])
  expect(texts('definition')).toEqual(['3', '1', '2', '1200'])
  expect(screen.getAllByRole('button', { name: /^TR-/ })).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'TR-1043' })).toBeVisible()
})

test('the returns page shows the specified sentence and the past return, and links to support', () => {
  render(<ReturnsPage />)
  expect(screen.getByText('You don’t have any active returns.')).toBeVisible()
  expect(screen.getByRole('row', { name: /^RT-208/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/user/support')
})

test('support answers common questions, shows the phone number, and takes a question', () => {
  render(<SupportPage />)
  const answer = screen.getByText(/^Do not pull on it\./)
  expect(answer).not.toBeVisible()
  fireEvent.click(screen.getByText('An edge has lifted'))
  expect(answer).toBeVisible()
  const phone = screen.getByRole('link', { name: `PBX ${site.phone}` })
  expect(phone).toHaveAttribute('href', expect.stringMatching(/^tel:/))
  expect(screen.getByRole('button', { name: 'Send question' })).toBeVisible()
  const record = screen.getByRole('link', { name: 'Warranty record and care dates' })
  expect(record).toHaveAttribute('href', '/appointment#after-title')
})
