import { screen, within } from '@testing-library/react'
import { renderCarousel, stubBrowser } from './test-carousel'

const TITLES = ['Protección PPF', 'Window Film', 'Marine Film']

beforeEach(() => {
  stubBrowser()
  renderCarousel()
})

test('the three slides have their titles, and the Spanish title has its language', () => {
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(TITLES)
  expect(headings[0]).toHaveAttribute('lang', 'es')
  expect(headings[1]).not.toHaveAttribute('lang', 'es')
})

test('each slide has a Shop now link to /shop', () => {
  for (const slide of screen.getAllByRole('group'))
    expect(within(slide).getByRole('link', { name: 'Shop now' })).toHaveAttribute('href', '/shop')
  expect(screen.getAllByRole('link')).toHaveLength(3)
})

test('there are no arrows: the only buttons are the pause button and three indicators', () => {
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', ...TITLES])
  expect(screen.getByRole('button', { name: 'Pause slides' })).toBeInTheDocument()
})
