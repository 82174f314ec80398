import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { announcedText } from '@/lib/announcements/announcements'
import { setQueryState } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'
import { PriceBox } from './price-box'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  // Announcements keep a timer.
  act(() => void jest.runAllTimers())
  jest.useRealTimers()
})

const Price = () => (
  <PriceBox choice={useQueryState().get('panels') ?? 'Front'} price={undefined} tax={undefined} />
)

test('a page that is opened with a choice announces no price until the choice changes', async () => {
  window.history.replaceState(null, '', '/?panels=Hood')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Price />)
  await act(async () => void render(<Price />, { container, hydrate: true }))
  expect(container).toHaveTextContent('Hood')
  act(() => void jest.advanceTimersByTime(200))
  expect(announcedText()).toBe('')
  act(() => setQueryState({ panels: 'Roof' }))
  act(() => void jest.advanceTimersByTime(200))
  expect(announcedText()).toMatch(/^Roof/)
})
