import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { site } from '@/lib/content/facts/site'
import OverviewPage from './page'
import ReturnsPage from './returns/page'
import SettingsPage from './settings/page'
import SupportPage from './support/page'
// Loads the code of the session, as on each of these pages.
import './layout'

jest.mock('@/lib/enquiry/post-message', () => {
  // Without an endpoint the form opens the email app, which jsdom cannot do.
  process.env.NEXT_PUBLIC_FORMS_URL = 'https://forms.example/'
  return { postMessage: async () => 'refused' }
})

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

test('support answers common questions, shows the phone number, and composes a message from a question', async () => {
  const { container } = render(<SupportPage />)
  const answer = screen.getByText(/^Do not pull on it\./)
  expect(answer).not.toBeVisible()
  fireEvent.click(screen.getByText('An edge has lifted'))
  expect(answer).toBeVisible()
  const phone = screen.getByRole('link', { name: `PBX ${site.phone}` })
  expect(phone).toHaveAttribute('href', expect.stringMatching(/^tel:/))
  const form = container.querySelector('form')
  if (!form) throw new Error('There is no form')
  const answers = { Name: 'Ana', Email: 'ana@example.com', Question: 'Where is it?' }
  for (const [label, value] of Object.entries(answers))
    fireEvent.change(within(form).getByLabelText(label), { target: { value } })
  await act(async () => fireEvent.click(within(form).getByRole('button', { name: 'Send question' })))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Full message').value).toMatch(/Where is it\?$/)
})

test('“Erase my data” keeps the session and the time of the last log-out', () => {
  const kept = ['expiresAt', 'tersa.logged-out', 'token', 'user']
  for (const key of [...kept, 'tersa.cart', 'tersa.of-another-page']) localStorage.setItem(key, '1')
  render(<SettingsPage />)
  fireEvent.click(screen.getByRole('button', { name: 'Erase my data' }))
  expect(Object.keys(localStorage).sort()).toEqual(kept)
})
