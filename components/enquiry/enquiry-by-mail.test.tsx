import { fireEvent, render, screen, within } from '@testing-library/react'
import { settingsStore } from '@/lib/account/settings-store'
import { contactForm } from '@/lib/content/contact'
import { consent, resetForm, supportForm } from '@/lib/content/enquiry'
import { site } from '@/lib/content/facts/site'
import { formDrafts } from '@/lib/enquiry/draft-store'
import { sessionStore } from '@/lib/session/session'
import { mailLink } from '@/lib/url/mail-link'
import { EnquiryForm } from './enquiry-form'
import { QuoteForm } from './quote-form'
import { SupportForm } from './support-form'
import { fillIn, press, type } from './test-enquiry'

jest.mock('@/lib/url/mail-link', () => {
  const actual = jest.requireActual<typeof import('@/lib/url/mail-link')>('@/lib/url/mail-link')
  // jsdom only follows links within the page.
  const link: typeof actual.mailLink = (email, message) => ({ ...actual.mailLink(email, message), href: '#' })
  return { ...actual, mailLink: jest.fn(link) }
})

const contact = () => render(<QuoteForm />)
const fullMessage = () => screen.queryByRole('textbox', { name: 'Full message' })

test('each invalid submit focuses the summary; each problem is listed and marks its field until it is corrected', async () => {
  contact()
  type('Name', '   ')
  type('Email', 'ana@example')
  type(/^Preferred day/, '2020-01-01')
  const summary = () => screen.getByRole('group', { name: /^Enter/ })
  await press('Send message')
  expect(summary()).toHaveFocus()
  screen.getByLabelText('Name').focus()
  await press('Send message')
  expect(summary()).toHaveFocus()
  const problems = () => {
    const links = within(summary()).getAllByRole('link')
    return links.map(({ textContent }) => textContent)
  }
  expect(problems()).toEqual([
    'Enter your name.',
    'Enter an email address like name@example.com.',
    'Enter your city or ZIP code.',
    'Choose tomorrow or a later date.',
    'Check the box to agree to be contacted.',
  ])
  expect(screen.getByLabelText('Email')).toBeInvalid()
  type('Email', 'ana@example.com')
  expect(screen.getByLabelText('Email')).toBeValid()
  fireEvent.click(screen.getByRole('checkbox', { name: consent.label }))
  type(/^Preferred day/, '2099-12-01')
  expect(problems()).toEqual(['Enter your name.', 'Enter your city or ZIP code.'])
})

test('the box links to the operator’s privacy notice only if there is one', () => {
  const { unmount } = contact()
  expect(screen.queryByRole('link', { name: consent.withNotice.link })).toBeNull()
  unmount()
  jest.replaceProperty(site, 'privacyUrl', 'https://shop.example/privacy')
  contact()
  expect(screen.getByRole('checkbox')).toHaveAccessibleName(
    'I agree to be contacted about this request, and have read the privacy notice',
  )
  expect(screen.getByRole('link', { name: 'privacy notice' })).toHaveAttribute('href', site.privacyUrl)
  jest.restoreAllMocks()
})

test('a double click composes one message, which can be copied; a later press composes it again', async () => {
  render(<EnquiryForm kind={resetForm} />)
  type('Email', 'ana@example.com')
  await press(resetForm.button)
  const links = jest.mocked(mailLink).mock.calls.length
  await press(resetForm.button)
  expect(mailLink).toHaveBeenCalledTimes(links)
  expect(screen.getByRole('status')).toHaveTextContent('Your email app should open with the message.')
  expect(screen.getByRole('button', { name: 'Copy message' })).toBeVisible()
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)
  await press(resetForm.button)
  expect(jest.mocked(mailLink).mock.calls.length).toBeGreaterThan(links)
})

test('the support form has the name and the email of the user who is signed in, also after it is cleared', async () => {
  settingsStore.set({ ...settingsStore.get(), name: 'Ana' })
  const user = { email: 'ana@example.com', role: 'user' } as const
  sessionStore.set({ token: 't', user, expiresAt: Date.now() + 10_000 })
  render(<SupportForm />)
  type('Name', 'Eva')
  type('Question', 'Where is my order?')
  await press(supportForm.button)
  expect(fullMessage()).toHaveDisplayValue(/Name: Eva\nEmail: ana@example.com/)
  await press('Clear the form')
  expect(screen.getByLabelText('Name')).toHaveValue('Ana')
  expect(screen.getByLabelText('Name')).toHaveFocus()
})

test('a message too long for an email link shows a hint, and Copy message copies all of it', async () => {
  const writeText = jest.fn(async () => {})
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  contact()
  fillIn()
  const long = 'film '.repeat(900).trim()
  type(/^Message/, long)
  await press('Send message')
  expect(screen.getByText(/^The message is too long for an email link/)).toBeVisible()
  await press('Copy message')
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining(long))
})

test('the message has everything that is filled in, and is discarded when the form changes', async () => {
  contact()
  fillIn()
  type('Product line', 'Marine Film')
  type(/^Preferred day/, '2099-12-01')
  fireEvent.click(screen.getByRole('radio', { name: 'No, please come to me' }))
  await press('Send message')
  expect(fullMessage()).toHaveDisplayValue(
    /Name: Ana\nEmail: ana@example\.com\nCity or ZIP code: 01010\nProduct line: Marine Film\nPreferred day: December 1, 2099\nCan you bring it in\? No, please come to me\nI agree to be contacted about this request: Yes\n\nHow long/,
  )
  type('Name', 'Eva')
  expect(fullMessage()).toBeNull()
})

test('an invalid date is not restored', () => {
  formDrafts.set({ contact: { date: 'soon', name: 'Ana' } })
  const set = jest.spyOn(HTMLInputElement.prototype, 'value', 'set')
  contact()
  expect(screen.getByLabelText('Name')).toHaveValue('Ana')
  expect(set).not.toHaveBeenCalledWith('soon')
  formDrafts.set({})
})

test('an unsent message is restored on the next visit, also in another language, but without its consent, until it is cleared', async () => {
  const first = contact()
  fillIn()
  type('Product line', 'Marine Film')
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }))
  first.unmount()
  for (const field of contactForm.fields) {
    const choices = field.choices?.map((choice) => `${choice} (es)`)
    if (choices) jest.replaceProperty(field, 'choices', choices)
  }
  const second = contact()
  expect(screen.getByLabelText('Name')).toHaveValue('Ana')
  expect(screen.getByLabelText('Product line')).toHaveValue('Marine Film (es)')
  expect(screen.getByRole('radio', { name: 'Yes (es)' })).toBeChecked()
  expect(screen.getByLabelText(/^Message/)).toHaveValue('How long does the front take?')
  expect(JSON.stringify(formDrafts.get())).not.toContain('consent')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  fireEvent.click(screen.getByRole('checkbox'))
  await press('Send message')
  await press('Clear the form')
  expect(screen.getByLabelText('Name')).toHaveValue('')
  second.unmount()
  contact()
  expect(screen.getByLabelText('Name')).toHaveValue('')
})
