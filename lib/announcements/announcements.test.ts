import {
  announce,
  announcedText,
  closeNotice,
  onAnnouncement,
  showNotice,
  shownNotices,
} from './announcements'

beforeEach(() => void jest.useFakeTimers())
// Ends the pause after the last announcement, so that it does not delay the next test.
afterEach(() => void jest.runAllTimers())

test('a burst of calls becomes one announcement, composed when it is made', () => {
  const onChange = jest.fn()
  const stop = onAnnouncement(onChange)
  let count = 0
  for (let i = 0; i < 1000; i++) announce('cart', () => `${count} added`)
  count = 1000
  jest.advanceTimersByTime(200)
  expect(announcedText()).toBe('1000 added')
  stop()
  announce('cart', () => 'Unheard')
  jest.advanceTimersByTime(2000)
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('every topic of a burst is announced, for five seconds', () => {
  announce('cart', () => 'One added.')
  announce('filter', () => '3 of 12.')
  jest.advanceTimersByTime(200)
  expect(announcedText()).toBe('One added. 3 of 12.')
  jest.advanceTimersByTime(5000)
  expect(announcedText()).toBe('')
})

test('repeating an announcement changes the text, so that it is read out again', () => {
  announce('cart', () => 'Same')
  jest.advanceTimersByTime(200)
  const first = announcedText()
  announce('cart', () => 'Same')
  jest.advanceTimersByTime(2000)
  expect(announcedText().trim()).toBe('Same')
  expect(announcedText()).not.toBe(first)
})

test('a notice stays until it is closed, and is shown once', () => {
  const texts = () => shownNotices().map(({ text }) => text)
  for (const text of ['Full', 'Sent', 'Full']) showNotice(text)
  expect(texts()).toEqual(['Sent', 'Full'])
  closeNotice('Sent')
  expect(texts()).toEqual(['Full'])
})
