import { act, fireEvent, render, screen } from '@testing-library/react'
import { shownNotices } from '@/lib/announcements/announcements'
import { paintStore } from '@/lib/films/vehicle-store'
import { currentQuery, followRouter, setQueryState } from '@/lib/url/query-state'
import { CoveragePackages } from './coverage'
import { readDrawing } from './drawings'
import { ClosingCar, DrawnCar } from './ppf-sections'
import { TintedVehicle } from './tinted-vehicle'

jest.mock('./use-drawing', () => {
  const filesOf = (name: string) => ({ side: { src: `${name}-side` }, top: { src: `${name}-top` } })
  return {
    ...jest.requireActual('./use-drawing'),
    vehicleFiles: { hatch: filesOf('hatch'), suv: filesOf('suv'), truck: filesOf('truck') },
  }
})

let responses: ((response: Partial<Response>) => void)[] = []
const fetchFile = jest.fn((_src: string) => new Promise<Partial<Response>>((done) => responses.push(done)))

beforeEach(() => {
  responses = []
  Object.assign(global, { fetch: fetchFile })
  followRouter('')
})

const choose = (vehicle: string, panels = 'hood') =>
  act(async () => {
    setQueryState({ panels, vehicle })
    await import('./vehicle-views')
  })

async function answer(text: (src: string) => string) {
  const sources = fetchFile.mock.calls.slice(-responses.length).map(([src]) => src)
  await act(async () => {
    for (const [i, respond] of responses.entries())
      respond({ ok: true, text: async () => text(sources[i] ?? '') })
    responses = []
  })
}

function show() {
  const { container } = render(
    <>
      <DrawnCar view="car-side" on={['hood']} />
      <DrawnCar view="car-top" on={['hood']} />
      <ClosingCar on={['hood']} />
    </>,
  )
  return () =>
    Array.from(container.querySelectorAll('svg'), (svg) => ({
      roof: roofIn(svg),
      on: [
        ...new Set(Array.from(svg.querySelectorAll<SVGElement>('[data-on]'), (part) => part.dataset.panel)),
      ],
      film: svg.querySelector('[id$=film]')?.id,
    }))
}

const roofIn = (svg: ParentNode) => svg.querySelector('[data-panel=roof] path')?.getAttribute('d')
const roofOf = (name: string) => roofIn(document.createRange().createContextualFragment(readDrawing(name)))

const viewsOf = (name: string, on: readonly string[]) => [
  { roof: roofOf(`${name}-side`), on, film: 'cs-film' },
  { roof: roofOf(`${name}-top`), on, film: 'ct-film' },
  { roof: roofOf(`${name}-side`), on, film: 'call-film' },
]

test('the last vehicle stays until both views of the chosen one are loaded, each with its covered panels', async () => {
  const drawn = show()
  await choose('small-suv')
  expect(drawn()).toEqual(viewsOf('car', ['hood']))
  expect(fetchFile.mock.calls).toEqual([['suv-side'], ['suv-top']])
  await answer(readDrawing)
  expect(drawn()).toEqual(viewsOf('suv', ['hood']))
  await choose('truck', 'roof')
  expect(drawn()).toEqual(viewsOf('suv', ['roof']))
  await choose('sedan', 'hood.roof')
  expect(drawn()).toEqual(viewsOf('car', ['hood', 'roof']))
  await answer(readDrawing)
  expect(drawn()).toEqual(viewsOf('car', ['hood', 'roof']))
})

test('if a drawing cannot be loaded, the last one stays, a notice explains it, and choosing again loads it', async () => {
  const drawn = show()
  await choose('compact')
  await answer(() => '<!doctype html><title>Not found</title>')
  expect(drawn()).toEqual(viewsOf('car', ['hood']))
  expect(shownNotices()).toMatchObject([
    { text: expect.stringMatching(/^The drawing of the vehicle could not/) },
  ])
  await choose('sedan')
  await choose('compact')
  await answer(readDrawing)
  expect(drawn()).toEqual(viewsOf('hatch', ['hood']))
  expect(shownNotices()).toEqual([])
})

test('the panes of a vehicle stay on its drawing until the next one is loaded', async () => {
  const { container, rerender } = render(<TintedVehicle drawing="hatch" panes={{}} />)
  await answer(readDrawing)
  const hatch = container.innerHTML
  expect(hatch).toContain('data-shade')
  rerender(<TintedVehicle drawing="suv" panes={{}} />)
  expect(container.innerHTML).toBe(hatch)
  await answer(readDrawing)
  expect(container.innerHTML).not.toBe(hatch)
})

test('the packages and their pictures are those of the chosen vehicle, in its paint', async () => {
  const { container } = render(<CoveragePackages>To scale.</CoveragePackages>)
  const pictures = () => [...container.querySelectorAll('img')].map((each) => each.getAttribute('src'))
  const step = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) })
  expect(pictures()[1]).toBe('/drawings/film-pack-car-front.svg#silver')
  expect(step('Front')).toBeChecked()
  expect(step('Nose')).toHaveAccessibleName(/^Nose Front bumper, headlights, mirrors 2\.5/)
  expect(step('Full')).toHaveAccessibleName(/^Full adds front doors, rear doors, roof and pillars, trunk/)
  await choose('large-suv')
  expect(step('Full')).toHaveAccessibleName(/roof and pillars, tailgate/)
  act(() => paintStore.set({ paint: 'red', finish: null }))
  expect(pictures()[1]).toBe('/drawings/film-pack-suv-front.svg#red')

  // They are the tool's choice; one by hand has its place between them.
  fireEvent.click(step('Road'))
  expect(new URLSearchParams(currentQuery()).get('panels')).toContain('rockers')
  act(() => setQueryState({ panels: 'front-bumper.headlights.mirrors.hood', vehicle: 'large-suv' }))
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(container).toHaveTextContent(/Your own choice: 4 of 12 panels, .*, between Nose and Front\./)
})
