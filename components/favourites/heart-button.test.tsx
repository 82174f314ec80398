import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { announcedText } from '@/lib/announcements/announcements'
import { FavouritesButton } from './favourites-button'
import { HeartButton } from './heart-button'

const lustra = { id: '1', name: 'Lustra', image: null }
const heart = () => screen.getByRole('button', { name: 'Favourite Lustra' })
const badge = () => screen.queryByRole('status', { name: 'Favourites' })

beforeEach(() => jest.useFakeTimers())

// Lets the pause after the last announcement end before the next test.
afterEach(() => act(() => jest.runAllTimers()))

function renderHeart() {
  render(<FavouritesButton icon={null} />)
  render(<HeartButton favourite={lustra} />)
}

test('the heart toggles a stored favourite, updates the badge and announces the change', () => {
  renderHeart()
  expect(heart()).toHaveAttribute('aria-pressed', 'false')
  expect(screen.getByRole('button', { name: 'Favourites, 0' })).toBeVisible()
  expect(badge()).toBeNull()
  fireEvent.click(heart())
  expect(heart()).toHaveAttribute('aria-pressed', 'true')
  expect(badge()).toHaveTextContent('1')
  act(() => jest.advanceTimersByTime(200))
  expect(announcedText()).toBe('Lustra added to favourites.')

  cleanup()
  renderHeart()
  expect(heart()).toHaveAttribute('aria-pressed', 'true')
  fireEvent.click(heart())
  expect(heart()).toHaveAttribute('aria-pressed', 'false')
  expect(badge()).toBeNull()
  act(() => jest.advanceTimersByTime(2000))
  expect(announcedText()).toBe('Lustra removed from favourites.')
})
