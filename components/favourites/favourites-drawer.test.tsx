import { act, fireEvent, render, screen } from '@testing-library/react'
import { favouritesStore } from '@/lib/favourites/favourites'
import { FavouritesDrawer } from './favourites-drawer'

beforeEach(() => {
  favouritesStore.set([
    { id: '1', name: 'Lustra', image: null },
    { id: '2', name: 'Cobalto', image: null },
  ])
  render(<FavouritesDrawer onClose={() => {}} />)
})

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })))

test('an emptied drawer links to the shop, and repeated Undo restores all favourites to their places', () => {
  press('Remove Lustra')
  expect(names()).toEqual(['Cobalto'])
  press('Remove Cobalto')
  expect(screen.getByText('No favourites yet')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open the shop' })).toHaveAttribute('href', '/shop')
  press('Undo')
  press('Undo')
  expect(names()).toEqual(['Lustra', 'Cobalto'])
  expect(favouritesStore.get()).toHaveLength(2)
})
