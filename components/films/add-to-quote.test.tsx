import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { type QuoteItem, quoteStore } from '@/lib/quote/quote-store'
import { CoverageConfigurator } from './coverage-configurator'
import { HullPlanner } from './hull-planner'
import { TintSimulator } from './tint-simulator'

jest.mock('next/navigation', () => ({ usePathname: () => '/ppf' }))

test.each<[string, ReactElement, QuoteItem]>([
  [
    'the coverage',
    <CoverageConfigurator key="coverage" drawing={null} />,
    {
      kind: 'coverage',
      text: expect.stringMatching(/^Coverage, Sedan: Front bumper, .+ \(about .+ m²\)$/),
      href: expect.stringMatching(/^\/ppf\?panels=.+&vehicle=sedan$/),
    },
  ],
  [
    'the tint',
    <TintSimulator key="tint" laws={{}} scene={{ shapes: null, labels: null }} />,
    {
      kind: 'tint',
      text: '35% window film on 75% glass',
      href: '/window-film?film=35&glass=75&from=inside&at=day&window=front-side',
    },
  ],
  [
    'the hull',
    <HullPlanner key="hull" drawing={null} />,
    {
      kind: 'hull',
      text: expect.stringMatching(
        /^Hull, 10 m motor boat \(estimated from the length: .*; about 31\.2 m² of paint film\): Bow, .*Rub rail$/,
      ),
      href: expect.stringMatching(/^\/marine-film\?zones=.+&loa=10&/),
    },
  ],
])('the button adds %s to the quote with a link that restores it', (_what, tool, item) => {
  render(tool)
  act(() => fireEvent.click(screen.getByRole('button', { name: 'Add to my quote' })))
  expect(quoteStore.get()).toEqual([item])
  const link = screen.getByRole('link', { name: 'View quote' })
  expect(link).toHaveAttribute('href', '/contact')
  expect(link).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Add to my quote' })).toBeNull()
})
