import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { AddToQuote } from '@/components/quote/add-to-quote'
import { said } from '@/lib/announcements/test-said'
import { withUnits } from '@/lib/content/words'
import { placeStore } from '@/lib/films/vehicle-store'
import { sceneParts } from './scene-parts'
import { AlsoRequired, TintTool } from './tint'
import { TintedVehicle } from './tint-scene'

const add = <AddToQuote place="tool" />
const slider = () => screen.getByRole('slider')
const meter = () => screen.getByRole('img', { name: /asks for at least/ })
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

async function openOwnGlass() {
  openAt('')
  await act(async () => {
    press('I know my glass')
    await import('./glass-choice')
  })
  await fieldLoads()
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

beforeAll(() => Promise.all([TintedVehicle.load(), AlsoRequired.load()]))
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01') })
  placeStore.set('texas')
})
// Writes to the query are throttled; a pending one would delay the next test's.
afterEach(() => act(() => jest.runAllTimers()))

test('the selected window has a shade, its light and a verdict, and the slider says them', () => {
  openAt('')
  expect(screen.getByRole('heading', { name: 'Front sides' })).toBeVisible()
  expect(screen.getByText('Factory glass, 70 to 85% × 35% film. Glare: 65% less.')).toBeInTheDocument()
  expect(screen.getByText('Depends on your glass')).toHaveTextContent('Depends on your glass in Texas')
  expect(meter()).toHaveAccessibleName(
    '24.5 to 29.8% of the light gets through. Texas asks for at least 25%.',
  )
  expect(screen.getByText(/^Meets it with glass of 72% or more, which has to be metered./)).toBeVisible()
  expect(slider()).toHaveAccessibleName('Film for the front side windows')
  expect(slider()).toHaveAttribute('aria-valuetext', '35% film, 24.5 to 29.8% of the light gets through')
  fireEvent.keyDown(slider(), { key: 'PageUp' })
  expect(screen.getByRole('button', { name: '50% film' })).toHaveAttribute('aria-pressed', 'true')
  fireEvent.keyDown(slider(), { key: 'PageDown' })
  expect(screen.getByRole('button', { name: '35% film' })).toHaveAttribute('aria-pressed', 'true')
  type(slider(), '20')
  expect(screen.getByRole('button', { name: '20% film' })).toHaveAttribute('aria-pressed', 'true')
})

test('a window without film is announced with what the law asks, not with a shade', () => {
  placeStore.set('united-kingdom')
  openAt('?front-side=35.75.off')
  fireEvent.click(row(/^Windshield/))
  act(() => jest.advanceTimersByTime(1000))
  expect(said.at(-1)).toBe('Windshield: None, limit 75%.')
})

test('a shade that is too dark is announced once, and leads to the darkest that meets with any factory glass', () => {
  openAt('')
  press('20% film')
  press('15% film')
  const [low, high, limit] = ['--low', '--high', '--limit'].map((name) =>
    meter().style.getPropertyValue(name),
  )
  expect([low, high, limit]).toEqual(['21%', '25.5%', '50%'])
  const before = said.length
  act(() => jest.advanceTimersByTime(399))
  expect(said).toHaveLength(before)
  act(() => jest.advanceTimersByTime(1000))
  expect(said.slice(before)).toEqual([
    'Front sides, 15% film. Too dark for Texas. 10.5 to 12.8% gets through, limit 25%.',
  ])
  expect(screen.getByRole('button', { name: 'Add anyway: too dark for Texas' })).toBeVisible()
  // The shade that is offered tints a window that was not.
  fireEvent.click(box('Tint the front side windows'))
  press('Use 50%')
  expect(screen.getByText('Meets the light limit in Texas')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add 3 windows to my quote' })).toBeVisible()
})

test('“I know my glass” leads to the field, and what is entered there is exact and marked in the query', async () => {
  await openOwnGlass()
  expect(ownGlass()).toHaveFocus()
  expect(ownGlass()).toHaveValue('')
  expect(ownGlass()).toBeValid()
  type(ownGlass(), '71.9')
  expect(meter()).toHaveAccessibleName(/^24.9% of the light/)
  expect(screen.getByText('Too dark', { selector: 'b' })).toBeVisible()
  // With this glass a darker shade than with any factory glass may be enough, or none but a lighter one.
  expect(screen.getByRole('button', { name: 'Use 50%' })).toBeVisible()
  type(ownGlass(), '75')
  expect(screen.getByText('Meets the light limit in Texas')).toBeVisible()
  act(() => jest.runAllTimers())
  expect(window.location.search).toContain('front-side=35.75m&')
})

test('“I know my glass” leads to the field again after a kind of glass was chosen', async () => {
  await openOwnGlass()
  fireEvent.click(screen.getByRole('radio', { name: /^Factory/ }))
  expect(ownGlass).toThrow()
  press('I know my glass')
  expect(ownGlass()).toHaveFocus()
})

test('with privacy glass nothing is sure, and no shade on sale is offered', () => {
  openAt('?front-side=35.20')
  expect(screen.getByText('Too dark', { selector: 'b' })).toBeVisible()
  expect(meter()).toHaveAccessibleName(/^About 7% of the light/)
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'I know my glass' })).toBeVisible()
})

test('the other requirements of the law are above the button, with their windows and what we do not check', () => {
  openAt('')
  const also = screen.getByText('Also required in Texas:').parentElement
  expect(also).toHaveTextContent(
    'a label on the film; at most 25% reflection, for film on the front side windows; two outside mirrors, for film on the rear window. We compare light only; reflection and color may be limited too.',
  )
  fireEvent.click(box('Tint the rear window'))
  expect(also).not.toHaveTextContent('mirrors')
})

test('where no shade meets the limit in front, the rear windows come first, with what the law asks and a way on', () => {
  placeStore.set('colombia')
  openAt('')
  expect(
    screen.getAllByRole('radio', { name: /film|None|%/ }).map((each) => each.closest('li')?.textContent),
  ).toEqual([
    'Rear sides70%Depends',
    'Rear window70%Depends',
    'Front sidesNoneAsks for 70%',
    'WindshieldNoneAsks for 70%',
  ])
  expect(screen.getByRole('heading', { name: 'Rear sides' })).toBeVisible()
  expect(screen.getByText(/^In Colombia/)).toHaveTextContent(
    'In Colombia, on the usual glass of your sedan: no shade meets the 70% limit for the front side windows; for the rear side windows and the rear window (55%) the 70% shade depends on your glass.',
  )
  expect(screen.getByText('ask us', { selector: 'a' }).parentElement).toHaveTextContent(
    'Have your glass metered, read about light film against heat, or ask us.',
  )
  expect(screen.getByRole('button', { name: 'Add 2 windows to my quote' })).toBeVisible()
  fireEvent.change(screen.getByLabelText('Vehicle'), { target: { value: 'truck' } })
  expect(screen.getByRole('button', { name: 'Select a window first' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Add 0/ })).toBeNull()
})

test('in Mexico it depends on the state, and the card leads to us', () => {
  placeStore.set('mexico')
  openAt('')
  expect(screen.getByText('Depends on the state')).toHaveTextContent('Depends on the state in Mexico')
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact#message')
  expect(screen.getByRole('link', { name: 'light film against heat' })).toHaveAttribute('href', '#heat')
  expect(screen.queryByText(/We compare light only/)).toBeNull()
})

test('a year after its check the tool makes no claim about a law', () => {
  jest.setSystemTime(new Date('2027-12-01'))
  openAt('')
  expect(screen.getByText('Not checked since November 2026')).toBeVisible()
  expect(screen.queryByText(/light limit|limit 25%|Also required/)).toBeNull()
  expect(screen.queryByRole('img', { name: /asks for/ })).toBeNull()
})

test('each row has its shade and its verdict; a box counts its window, and the row selects it', () => {
  openAt('')
  const group = screen.getByRole('group', { name: 'Windows of your sedan' })
  expect(within(group).getAllByRole('radio')).toHaveLength(4)
  expect(row(/^Windshield None Strip only$/)).not.toBeChecked()
  fireEvent.click(row(/^Rear window 20% No limit$/))
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
  expect(screen.getByText('Metered glass, 80% × 35% film. Glare: 65% less.')).toBeInTheDocument()
  fireEvent.click(row(/^Rear sides/))
  expect(screen.getByText('Factory glass, 70 to 85% × 20% film. Glare: 80% less.')).toBeInTheDocument()
})

test('a glass that cannot be read is an error at its field, without a figure, a verdict or anything to add', async () => {
  openAt('?film=35&glass=nine&window=front-side')
  expect(screen.queryByText(/× 35% film|Texas/, { selector: 'p, b' })).toBeNull()
  press('Add the front side windows to my quote')
  expect(screen.getByText('Fix the value of the glass first.')).toBeVisible()
  cleanup()
  act(() => jest.runAllTimers())
  const before = said.length
  await reloadAt('?typed-glass=0x28')
  await fieldLoads()
  act(() => jest.advanceTimersByTime(1000))
  expect(said).toHaveLength(before)
  expect(ownGlass()).toHaveValue('0x28')
  expect(ownGlass()).toBeInvalid()
  type(ownGlass(), '500')
  fireEvent.blur(ownGlass())
  expect(ownGlass()).toHaveValue('500')
  expect(ownGlass()).toBeInvalid()
  expect(ownGlass()).toHaveAccessibleDescription(withUnits('Enter a number from 1 to 100%, such as 70%.'))
  expect(screen.queryByText(/× 35% film|Texas/, { selector: 'p, b' })).toBeNull()
  type(ownGlass(), '７０ ％')
  expect(screen.getByText(/^Metered glass, 70% × 35%/)).toBeInTheDocument()
  expect(ownGlass()).toBeValid()
})

test('a shade that cannot be read is an error at its window, and adds nothing; a choice replaces it', () => {
  openAt('?rear=0x23.75')
  expect(row(/^Rear window/)).toBeChecked()
  expect(row(/^Rear window/).closest('li')).toHaveTextContent('NoneNot readable')
  expect(screen.getByText(/^We could not read the shade of this window/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Select a window first' })).toBeVisible()
  press('20% film')
  expect(screen.queryByText(/^We could not read/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Add the rear window to my quote' })).toBeVisible()
})

test('a film lighter than those on sale gets a hint', () => {
  openAt('?front-side=90.75')
  expect(screen.getByText('No shade on sale is lighter than 70%.')).toBeVisible()
})
