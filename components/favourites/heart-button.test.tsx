import { act, fireEvent, render, screen } from '@testing-library/react'
import { Announcer } from '@/components/ui/notice'
import { favouritesStore } from '@/lib/favourites/favourites'
import { FavouritesButton } from './favourites-button'
import { HeartButton } from './heart-button'

const lustra = { id: '1', name: 'Lustra', image: null }
const heart = () => screen.getByRole('button', { name: 'Favourite Lustra' })
const badge = () => screen.queryByRole('status', { name: 'Favourites' })

beforeEach(() => jest.useFakeTimers())

afterEach(() => {
  // Lets the pause after the last announcement end before the next test.
  act(() => jest.runAllTimers())
  favouritesStore.set([])
})

function renderHeart() {
  return render(
    <>
      <FavouritesButton icon={null} />
      <HeartButton favourite={lustra} />
      <Announcer />
    </>,
  )
}

test('the heart toggles a stored favourite, updates the badge and announces the change', () => {
  const { unmount } = renderHeart()
  expect(heart()).toHaveAttribute('aria-pressed', 'false')
  expect(screen.getByRole('button', { name: 'Favourites, 0' })).toBeVisible()
  expect(badge()).toBeNull()
  fireEvent.click(heart())
  expect(heart()).toHaveAttribute('aria-pressed', 'true')
  expect(badge()).toHaveTextContent('1')
  act(() => jest.advanceTimersByTime(200))
  expect(screen.getByText('Lustra added to favourites.')).toBeInTheDocument()

  unmount()
  renderHeart()
  expect(heart()).toHaveAttribute('aria-pressed', 'true')
  fireEvent.click(heart())
  expect(heart()).toHaveAttribute('aria-pressed', 'false')
  expect(badge()).toBeNull()
  act(() => jest.advanceTimersByTime(2000))
  expect(screen.getByText('Lustra removed from favourites.')).toBeInTheDocument()
})

test('the heart is released when another tab removes the favourite', () => {
  favouritesStore.set([lustra])
  renderHeart()
  act(() => {
    window.localStorage.removeItem('tersa.favourites')
    window.dispatchEvent(new StorageEvent('storage'))
  })
  expect(heart()).toHaveAttribute('aria-pressed', 'false')
  expect(badge()).toBeNull()
})
