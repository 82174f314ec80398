import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { placeStore } from '@/lib/films/vehicle-store'
import { type FilmUrl, quoteStore } from '@/lib/quote/quote'
import { CoverageConfigurator } from './coverage'
import { HullPlanner } from './hull'
import { TintTool } from './tint'

const mockSaid: string[] = []
jest.mock('@/lib/announcements/announcements', () => ({
  ...jest.requireActual('@/lib/announcements/announcements'),
  announce: (_topic: string, compose: () => string) => mockSaid.push(compose()),
}))
jest.mock('next/navigation', () => ({ usePathname: () => '/ppf' }))

const tint = <TintTool scene={{ shapes: null, labels: null }} />
const coverage = <CoverageConfigurator drawing={null} />
const hull = <HullPlanner drawing={null} />
const road: FilmUrl = '/ppf?panels=hood.roof&vehicle=sedan'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01') })
  placeStore.set('texas')
})
afterEach(() => {
  act(() => jest.runAllTimers())
  window.history.replaceState(null, '', '/')
  quoteStore.set([])
  jest.useRealTimers()
})

/** Presses what has this name, and waits for what it loads. */
async function press(name: string | RegExp) {
  await act(async () => {
    fireEvent.click(screen.queryByRole('button', { name }) ?? screen.getByRole('radio', { name }))
    await import('./quote-strip')
    await jest.advanceTimersByTimeAsync(1000)
  })
}

test.each<[string, ReactElement, url: string, presses: readonly (string | RegExp)[], said: string]>([
  [
    'chooses a shade',
    tint,
    '/window-film',
    ['15% film'],
    'Front sides, 15% film, 11.3% gets through. Too dark for Texas.',
  ],
  ['adds no panel', coverage, '/ppf?panels=none', ['Add to my quote'], 'Choose at least one panel first.'],
  ['adds no zone', hull, '/marine-film?zones=none', ['Add to my quote'], 'Choose at least one zone first.'],
  ['takes back an addition', coverage, '/ppf?panels=hood', ['Add to my quote', /^Undo/], 'Undone.'],
  [
    'keeps only the last alternative',
    coverage,
    '/ppf?panels=hood&vehicle=sedan',
    ['Add to my quote', /^Keep only/],
    'Kept only One panel.',
  ],
])('a screen reader announces that the visitor %s', async (_what, shown, url, presses, said) => {
  quoteStore.set([road])
  window.history.replaceState(null, '', url)
  render(shown)
  mockSaid.length = 0
  for (const name of presses) await press(name)
  expect(mockSaid.at(-1)).toBe(said)
})
