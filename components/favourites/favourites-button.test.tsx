import { render, screen } from '@testing-library/react'
import { favouritesStore } from '@/lib/favourites/favourites'
import { FavouritesButton } from './favourites-button'

jest.mock('next/navigation', () => ({ usePathname: () => '/shop' }))

test('there is no badge at 0', () => {
  render(<FavouritesButton icon={null} />)
  expect(screen.getByRole('button', { name: 'Favourites, 0' })).toBeInTheDocument()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('above 0 the badge shows the count', () => {
  favouritesStore.set([{ id: '1', name: 'Lustra', image: null }])
  render(<FavouritesButton icon={null} />)
  expect(screen.getByRole('status', { name: 'Favourites' })).toHaveTextContent('1')
})
