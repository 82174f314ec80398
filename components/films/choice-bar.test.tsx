import { act, render, screen } from '@testing-library/react'
import { unitsStore } from '@/lib/films/units'
import { setQueryState } from '@/lib/url/query-state'
import { ChoiceBar } from './choice-bar'

const bar = () => screen.getByRole('complementary', { name: 'Your choice' })

function openAt(url: string) {
  window.history.replaceState(null, '', url)
  render(<ChoiceBar />)
}

test.each([
  ['/window-film?film=15&glass=20&window=rear', 'Rear window, 15% film'],
  ['/window-film?front-side=35.75&rear=20.75', 'Two windows'],
  ['/ppf?panels=hood&vehicle=small-suv', 'One panel, on your small SUV3.8 to 4.3 m²'],
  // The server of a plain folder adds a slash.
  ['/ppf/?panels=hood&vehicle=small-suv', 'One panel, on your small SUV3.8 to 4.3 m²'],
  ['/marine-film?zones=bow&loa=8%2C5&from=a+friend', 'One zone, on an 8.5 m boat'],
])('for %s the bar shows “%s”', (url, title) => {
  openAt(url)
  expect(bar()).toHaveTextContent(title)
})

test('a bar that is open follows the units and the tool, and is absent while nothing is chosen', () => {
  openAt('/marine-film?zones=bow&loa=9')
  act(() => unitsStore.set('us'))
  expect(bar()).toHaveTextContent('on a 29 ft 6 in boat')
  act(() => setQueryState({ zones: '', loa: '9' }))
  expect(screen.queryByRole('complementary')).toBeNull()
})
