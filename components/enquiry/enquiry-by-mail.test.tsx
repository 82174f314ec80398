import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { enquiries } from '@/lib/content/enquiries'
import { mailLink } from '@/lib/enquiry/mail-link'
import { EnquiryForm } from './enquiry-form'

jest.mock('@/lib/enquiry/mail-link', () => {
  const actual = jest.requireActual<typeof import('@/lib/enquiry/mail-link')>('@/lib/enquiry/mail-link')
  // jsdom only follows links within the page.
  const link: typeof actual.mailLink = (email, message) => ({ ...actual.mailLink(email, message), href: '#' })
  return { mailLink: jest.fn(link) }
})

const contact = () => render(<EnquiryForm kind={enquiries.contact} />)
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const wholeMessage = () => screen.queryByRole('textbox', { name: 'The whole message' })

function type(label: string | RegExp, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

function fillIn() {
  type('Name', 'Ana')
  type('Email', 'ana@example.com')
  type('Line', 'Marine Film')
  type(/^Message/, 'How long does the front take?')
}

test('each problem is listed and described at its field until it is corrected', async () => {
  contact()
  type('Name', '   ')
  type('Email', 'ana@example')
  await press('Send message')
  const problems = () =>
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(problems()).toEqual([
    'Enter your name.',
    'Enter an email like name@example.com.',
    'Enter a message.',
  ])
  expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter an email like name@example.com.')
  type('Email', 'ana@example.com')
  expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'false')
  expect(problems()).toEqual(['Enter your name.', 'Enter a message.'])
})

test('a composed message is discarded when the form changes', async () => {
  contact()
  fillIn()
  await press('Send message')
  expect(wholeMessage()).toBeVisible()
  type('Name', 'Eva')
  expect(wholeMessage()).toBeNull()
})

test.each(['contact', 'forgot-password'] as const)(
  'a double click on the button of %s composes one message, which can be copied',
  async (name) => {
    const kind = enquiries[name]
    render(<EnquiryForm kind={kind} />)
    if (name === 'contact') fillIn()
    else type('Email', 'ana@example.com')
    await press(kind.button)
    const links = jest.mocked(mailLink).mock.calls.length
    await press(kind.button)
    expect(mailLink).toHaveBeenCalledTimes(links)
    expect(screen.getByRole('status')).toHaveTextContent('Your mail program should open with the message.')
    expect(screen.getByRole('button', { name: 'Copy message' })).toBeVisible()
  },
)

test('a message that is too long for a mail link says so and is copied whole', async () => {
  const writeText = jest.fn(async () => {})
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  contact()
  fillIn()
  const long = 'film '.repeat(900).trim()
  type(/^Message/, long)
  await press('Send message')
  expect(screen.getByText(/^It is too long for a mail link/)).toBeVisible()
  await press('Copy message')
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining(long))
})

test('an unsent message fills the form at the next visit, until it is cleared', async () => {
  const first = contact()
  fillIn()
  first.unmount()
  const second = contact()
  expect(screen.getByLabelText('Name')).toHaveValue('Ana')
  expect(screen.getByLabelText('Line')).toHaveValue('Marine Film')
  expect(screen.getByLabelText(/^Message/)).toHaveValue('How long does the front take?')
  await press('Send message')
  await press('Clear the form')
  expect(screen.getByLabelText('Name')).toHaveValue('')
  second.unmount()
  contact()
  expect(screen.getByLabelText('Name')).toHaveValue('')
})
