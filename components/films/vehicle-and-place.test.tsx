import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { announcedText } from '@/lib/announcements/announcements'
import { places } from '@/lib/content/facts/laws'
import { placeStore } from '@/lib/films/vehicle-store'
import { setQueryState } from '@/lib/url/query-state'
import { LawOfPlace } from './law'
import { sceneParts } from './scene-parts'
import { AlsoRequired, TintTool } from './tint'
import { TintedVehicle } from './tint-scene'

const tool = <TintTool scene={sceneParts} add={null} />
const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Registered in' })
function choose(place: string) {
  fireEvent.change(list(), { target: { value: place } })
  expect(list()).toHaveValue(place)
  // The rest follows in a later frame.
  act(() => jest.advanceTimersByTime(50))
}
const placesIn = (within: HTMLElement) => Array.from(within.querySelectorAll('option'), ({ text }) => text)

// Fake timers replace `Intl`.
const clock = Intl.DateTimeFormat.prototype
const options = new Intl.DateTimeFormat().resolvedOptions()
const liveIn = (timeZone: string) =>
  jest.spyOn(clock, 'resolvedOptions').mockReturnValue({ ...options, timeZone })

beforeAll(() => Promise.all([TintedVehicle.load(), AlsoRequired.load()]))
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01') })
  liveIn('UTC')
})
// Writes to the query are throttled; a pending one would delay the next test's.
afterEach(() => act(() => jest.runAllTimers()))

test('a place that is chosen is judged at once, announced and kept', () => {
  render(tool)
  expect(list()).toHaveDisplayValue('Choose')
  expect(list()).toHaveAccessibleDescription(/^Not listed\? Ask us/)
  expect(placesIn(list())).toEqual(['Choose', ...places.map(({ name }) => name)])
  choose('new-york')
  expect(list()).toHaveDisplayValue('New York')
  expect(screen.getByText('No light limit in New York')).toBeVisible()
  act(() => jest.advanceTimersByTime(1000))
  expect(announcedText()).toBe(
    'Rear window, 20% film. No light limit in New York with two outside mirrors. 14 to 17% gets through.',
  )
  expect(localStorage.getItem('tersa.place')).toBe('new-york')
  expect(window.location.search).toContain('place=new-york')
})

test('the places of the time zone come first, and the place that was kept is chosen', () => {
  liveIn('America/New_York')
  localStorage.setItem('tersa.place', 'texas')
  render(tool)
  expect(list()).toHaveDisplayValue('Texas')
  const [likely, others, ...more] = within(list()).getAllByRole('group')
  expect(likely && placesIn(likely)).toEqual(['Florida', 'New York'])
  expect(others && placesIn(others)).toHaveLength(places.length - 2)
  expect(more).toEqual([])
})

test('several places of the time zone are a hint; the only one is taken, and kept once something is changed', () => {
  liveIn('America/New_York')
  const { unmount } = render(tool)
  expect(list()).toHaveDisplayValue('Choose')
  expect(list()).toHaveAccessibleDescription(/^Several match your time zone\. Not listed\? Ask us/)
  unmount()
  liveIn('Australia/Melbourne')
  render(tool)
  expect(list()).toHaveDisplayValue('Victoria, Australia')
  expect(list()).toHaveAccessibleDescription('Victoria, Australia matches your time zone.')
  expect(placeStore.get()).toBeNull()
  act(() => setQueryState({ place: 'florida' }))
  expect(list()).toHaveAccessibleDescription('Changes are kept in this browser.')
  act(() => setQueryState({}))
  fireEvent.click(screen.getByRole('button', { name: '50% film' }))
  expect(placeStore.get()).toBe('victoria-australia')
  expect(list()).toHaveAccessibleDescription('Changes are kept in this browser.')
})

test('the law leads to the list of places, which opens if the browser can do that; no verdict asks for the place again', () => {
  render(
    <>
      {tool}
      <LawOfPlace />
    </>,
  )
  expect(screen.queryByRole('button', { name: 'Choose' })).toBeNull()
  choose('texas')
  const showPicker = jest.fn()
  list().showPicker = showPicker
  fireEvent.click(screen.getByRole('button', { name: 'Change the place', hidden: true }))
  expect(list()).toHaveFocus()
  expect(showPicker).toHaveBeenCalled()
})
