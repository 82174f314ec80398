import * as news from './announcements'

beforeEach(() => void jest.useFakeTimers())
// Ends the pause after the last announcement, so that it does not delay the next test.
afterEach(() => void jest.runAllTimers())

test('a burst of calls becomes one announcement, composed when it is made', () => {
  const onChange = jest.fn()
  const stop = news.onAnnouncement(onChange)
  let count = 0
  for (let i = 0; i < 1000; i++) news.announce('cart', () => `${count} added`)
  count = 1000
  jest.advanceTimersByTime(200)
  expect(news.announcedText()).toBe('1000 added')
  stop()
  news.announce('cart', () => 'Unheard')
  jest.advanceTimersByTime(2000)
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('every topic of a burst is announced, for five seconds', () => {
  news.announce('cart', () => 'One added.')
  news.announce('filter', () => '3 of 12.')
  jest.advanceTimersByTime(200)
  expect(news.announcedText()).toBe('One added. 3 of 12.')
  jest.advanceTimersByTime(5000)
  expect(news.announcedText()).toBe('')
})

test('repeating an announcement changes the text, so that it is read out again', () => {
  news.announce('cart', () => 'Same')
  jest.advanceTimersByTime(200)
  const first = news.announcedText()
  news.announce('cart', () => 'Same')
  jest.advanceTimersByTime(2000)
  expect(news.announcedText().trim()).toBe('Same')
  expect(news.announcedText()).not.toBe(first)
})

test('a notice stays until it is closed, and is shown once', () => {
  const texts = () => news.shownNotices().map(({ text }) => text)
  for (const text of ['Full', 'Sent', 'Full']) news.showNotice(text)
  expect(texts()).toEqual(['Sent', 'Full'])
  news.closeNotice('Sent')
  expect(texts()).toEqual(['Full'])
})
