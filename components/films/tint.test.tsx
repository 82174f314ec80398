import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { AddToQuote } from '@/components/quote/add-to-quote'
import { announcedText } from '@/lib/announcements/announcements'
import { withUnits } from '@/lib/content/words'
import { placeStore } from '@/lib/films/vehicle-store'
import { sceneParts } from './scene-parts'
import { TintTool } from './tint'
import { TintedVehicle } from './tint-scene'

const add = <AddToQuote place="tool" />
const slider = () => screen.getByRole('slider')
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const row = (name: RegExp) => screen.getByRole('radio', { name })
const box = (name: string) => screen.getByRole('checkbox', { name })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

const ownGlass = () => screen.getByLabelText(/^Light through the bare glass/)
const fieldLoads = () => act(async () => void (await import('./number-field')))
async function openGlass() {
  const fold = screen.getByText(/^Glass of/, { selector: 'summary' }).closest('details') as HTMLDetailsElement
  await act(async () => {
    fold.open = true
    fireEvent(fold, new Event('toggle'))
    await import('./glass-choice')
  })
}

function openAt(query: string) {
  window.history.replaceState(null, '', `/window-film${query}`)
  render(<TintTool add={add} scene={sceneParts} />)
}

/** The export has no query. */
async function reloadAt(query: string) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<TintTool add={add} scene={sceneParts} />)
  window.history.replaceState(null, '', `/window-film${query}`)
  await act(async () => {
    render(<TintTool add={add} scene={sceneParts} />, { container, hydrate: true })
    await import('./glass-choice')
  })
}

beforeAll(() => TintedVehicle.load())
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01') })
  placeStore.set('texas')
})
// Writes to the query are throttled; a pending one would delay the next test's.
afterEach(() => act(() => jest.runAllTimers()))

test('the radio buttons of the windows are a group with a name', () => {
  openAt('')
  const group = screen.getByRole('group', { name: 'Windows of your sedan' })
  expect(within(group).getAllByRole('radio')).toHaveLength(4)
})

test('the selected window has a shade, its light and a verdict, and the slider says them', () => {
  openAt('')
  expect(screen.getByRole('heading', { name: 'Front sides' })).toBeVisible()
  expect(screen.getByText('75% glass × 35% film. Glare: 65% less.')).toBeInTheDocument()
  expect(screen.getByText('Legal in Texas.').parentElement).toHaveTextContent(
    'It requires at least 25%; 26.3% gets through.',
  )
  expect(slider()).toHaveAccessibleName('Film for the front side windows')
  expect(slider()).toHaveAttribute('aria-valuetext', '35% film, 26.3% of the light gets through')
  fireEvent.keyDown(slider(), { key: 'PageUp' })
  expect(screen.getByRole('button', { name: '50% film' })).toHaveAttribute('aria-pressed', 'true')
  fireEvent.keyDown(slider(), { key: 'PageDown' })
  expect(screen.getByRole('button', { name: '35% film' })).toHaveAttribute('aria-pressed', 'true')
  type(slider(), '20')
  expect(screen.getByRole('button', { name: '20% film' })).toHaveAttribute('aria-pressed', 'true')
})

test('a shade that is too dark is announced, and offers the darkest legal one unless the glass is too dark itself', () => {
  openAt('')
  press('15% film')
  act(() => jest.advanceTimersByTime(1000))
  expect(announcedText()).toBe('Front sides, 15% film, 11.3% gets through. Too dark for Texas.')
  expect(screen.getByText('Too dark for Texas.').parentElement).toHaveTextContent(
    '35% is the darkest on this glass.',
  )
  expect(screen.getByText('Legal in Texas: the rear side windows and the rear window.')).toBeVisible()
  press('Use 35%')
  expect(screen.getByText('Three windows, all legal in Texas.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add 3 windows to my quote' })).toBeVisible()
  cleanup()
  openAt('?film=35&glass=20&window=front-side')
  expect(screen.getByText('Too dark for Texas even without film.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull()
})

test('a year after its check the tool makes no claim about a law', () => {
  jest.setSystemTime(new Date('2027-12-01'))
  openAt('')
  expect(screen.getByText('Not checked since November 2026. Check local rules.')).toBeVisible()
  expect(screen.queryByText(/Legal in Texas|It requires/)).toBeNull()
})

test('each row has its shade and its verdict; a box counts its window, and the row selects it', () => {
  openAt('')
  expect(row(/^Windshield None Strip only$/)).not.toBeChecked()
  fireEvent.click(row(/^Rear window 20% Legal$/))
  expect(screen.getByRole('heading', { name: 'Rear window' })).toBeVisible()
  fireEvent.click(box('Tint the rear side windows'))
  expect(screen.getByRole('button', { name: 'Add 2 windows to my quote' })).toBeVisible()
  press('5% film')
  fireEvent.click(box('Tint the rear window'))
  expect(screen.getByRole('button', { name: 'Add the front side windows to my quote' })).toBeVisible()
  // Another shade tints a window that was not.
  press('50% film')
  expect(box('Tint the rear window')).toBeChecked()
  act(() => jest.runAllTimers())
  expect(window.location.search).toContain('rear=50.75&')
})

test('the glass of each window is its own, and another value keeps its field', async () => {
  openAt('')
  await openGlass()
  fireEvent.click(screen.getByRole('radio', { name: /^Custom value/ }))
  await fieldLoads()
  type(ownGlass(), '80')
  expect(screen.getByText('80% glass × 35% film. Glare: 65% less.')).toBeInTheDocument()
  fireEvent.click(row(/^Rear sides/))
  expect(screen.getByText('75% glass × 20% film. Glare: 80% less.')).toBeInTheDocument()
})

test('a glass that cannot be read is an error at its field, without a figure, a verdict or anything to add', async () => {
  openAt('?film=35&glass=nine&window=front-side')
  expect(screen.queryByText(/glass × 35% film|Legal in Texas/)).toBeNull()
  press('Add the front side windows to my quote')
  expect(screen.getByText('Fix the value of the glass first.')).toBeVisible()
  cleanup()
  act(() => jest.runAllTimers())
  const before = announcedText()
  await reloadAt('?typed-glass=0x28')
  await fieldLoads()
  act(() => jest.advanceTimersByTime(1000))
  expect(announcedText()).toBe(before)
  expect(ownGlass()).toHaveValue('0x28')
  expect(ownGlass()).toBeInvalid()
  type(ownGlass(), '500')
  fireEvent.blur(ownGlass())
  expect(ownGlass()).toHaveValue('500')
  expect(ownGlass()).toBeInvalid()
  expect(ownGlass()).toHaveAccessibleDescription(withUnits('Enter a number from 1 to 100%, such as 70%.'))
  expect(screen.queryByText(/glass × 35% film|Legal in Texas/)).toBeNull()
  type(ownGlass(), '７０ ％')
  expect(screen.getByText(/^70% glass × 35%/)).toBeInTheDocument()
  expect(ownGlass()).toBeValid()
})

test('a shade that cannot be read is an error at its window, and adds nothing; a choice replaces it', () => {
  openAt('?rear=0x23.75')
  expect(row(/^Rear window/)).toBeChecked()
  expect(row(/^Rear window/).closest('li')).toHaveTextContent('NoneNot readable')
  expect(screen.getByText(/^We could not read the shade of this window/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Check a window first' })).toBeVisible()
  press('20% film')
  expect(screen.queryByText(/^We could not read/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Add the rear window to my quote' })).toBeVisible()
})

test('a film that is lighter than those on sale is said to be so', () => {
  openAt('?front-side=90.75')
  expect(screen.getByText('No shade on sale is lighter than 70%.')).toBeVisible()
})
