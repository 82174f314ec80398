import { spokenText } from '@/lib/announcements/announcements'
import { setField } from '@/lib/carousel/studio-actions'
import { openTestStudio } from '@/lib/carousel/test-studio'
import { stepHistory } from './step-history'

afterEach(() => jest.useRealTimers())

test('a step is announced, and without one nothing is', async () => {
  const { store, view, titles } = await openTestStudio()
  jest.useFakeTimers()
  stepHistory(store, 'undo')
  stepHistory(store, 'redo')
  jest.advanceTimersByTime(200)
  expect(spokenText()).toBe('')

  setField(store, view().slide, 'title', 'Paint')
  stepHistory(store, 'undo')
  expect(titles()[0]).toBe('PPF')
  jest.advanceTimersByTime(200)
  expect(spokenText()).toBe('Undone.')
})
