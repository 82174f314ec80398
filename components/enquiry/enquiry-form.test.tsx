import { act, fireEvent, render, screen } from '@testing-library/react'
import { Notice } from '@/components/ui/notice'
import { formDrafts } from '@/lib/enquiry/draft-store'
import { type Post, type PostResult, postMessage } from '@/lib/enquiry/post-message'
import { quoteStore } from '@/lib/quote/quote'
import { QuoteForm } from './quote-form'
import { fillIn, press, type } from './test-enquiry'

jest.mock('@/lib/enquiry/post-message', () => {
  // The form's module reads it when it loads, after importing this mock.
  process.env.NEXT_PUBLIC_FORMS_URL = 'https://forms.example/'
  return { postMessage: jest.fn() }
})

const post = jest.mocked<(url: string, post: Post) => Promise<PostResult>>(postMessage)
const form = () => <QuoteForm />
const send = () => press('Send message')

beforeEach(() => post.mockReset())

test('a message that could not be sent is discarded when the quote list changes', async () => {
  post.mockResolvedValue('refused')
  quoteStore.set(['/ppf?panels=hood'])
  const { rerender } = render(form())
  fillIn()
  await send()
  const outcome = await screen.findByRole('alert')
  expect(outcome).toHaveFocus()
  rerender(form())
  expect(outcome).toBeInTheDocument()
  act(() => quoteStore.set([]))
  expect(outcome).not.toBeInTheDocument()
})

test('a refused message stays in the form, and can be emailed or sent again', async () => {
  post.mockResolvedValueOnce('refused').mockResolvedValueOnce('sent')
  render(form())
  fillIn()
  await send()
  expect(screen.getByRole('alert')).toHaveTextContent('Your message could not be sent.')
  expect(screen.getByRole('link', { name: 'Open your email app' })).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Ana')
  await send()
  expect(screen.getByRole('status')).toHaveTextContent('Your message has been sent.')
  expect(screen.getByLabelText('Name')).toHaveValue('')
  expect(post).toHaveBeenCalledTimes(2)
})

test('while a message is being sent the button shows it, and a second press does not send it again', async () => {
  let respond: (result: PostResult) => void = () => {}
  post.mockReturnValue(new Promise((resolve) => (respond = resolve)))
  render(form())
  fillIn()
  await send()
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Sending…')
  expect(post).toHaveBeenCalledTimes(1)

  await act(async () => respond('unknown'))
  expect(screen.getByRole('alert')).toHaveTextContent('We cannot tell whether your message arrived')
  expect(screen.getByLabelText('Name')).toHaveValue('Ana')
})

test('filling in the bot trap shows an error and sends nothing', async () => {
  render(form())
  fillIn()
  type('Leave this empty', 'https://spam.example')
  await send()
  expect(screen.getByRole('alert')).toHaveTextContent('nothing was sent')
  expect(post).not.toHaveBeenCalled()
})

test.each<[PostResult, string, string | undefined]>([
  ['sent', 'Your message has been sent.', undefined],
  ['refused', 'Your message could not be sent. Nothing you typed is lost.', '/contact'],
  ['unknown', 'Your message may not have arrived. Nothing you typed is lost.', '/contact'],
])('a message that turns out %s after the visitor has left is reported', async (result, text, page) => {
  let respond: (result: PostResult) => void = () => {}
  post.mockReturnValue(new Promise((resolve) => (respond = resolve)))
  const { unmount } = render(form())
  fillIn()
  await send()
  unmount()
  render(<Notice />)
  await act(async () => respond(result))
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(page)
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }))
})

test('every attempt to send a message uses the same id, and the next message gets a new one', async () => {
  const ids = () => post.mock.calls.map(([, { id }]) => id)
  post.mockResolvedValueOnce('unknown').mockResolvedValue('sent')
  const { unmount } = render(form())
  fillIn()
  await send()
  // As after a reload.
  unmount()
  render(form())
  await send()
  fillIn()
  await send()
  const [first, again, next] = ids()
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})

test('a tab stores only what was typed in it, so that a message sent in another tab does not reappear', () => {
  formDrafts.set({ contact: { name: 'Ana', message: 'How long?' } })
  const { unmount } = render(form())
  expect(screen.getByLabelText('Name')).toHaveValue('Ana')
  expect(window.sessionStorage.getItem('tersa.enquiries')).toBeNull()
  unmount()
  // The other tab sends its message.
  formDrafts.set({})
  render(form())
  expect(screen.getByLabelText('Name')).toHaveValue('')
})
