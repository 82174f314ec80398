import { fireEvent, render, screen, within } from '@testing-library/react'
import { constructionComparison } from '@/lib/content/window-film/choosing'
import { SideBySide } from './side-by-side'

const choose = (...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByRole('checkbox', { name }))
}
const rowHeads = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

beforeEach(() => render(<SideBySide {...constructionComparison}>.</SideBySide>))

test('two constructions are next to each other with every fact that is known of both', () => {
  choose('Dyed')
  expect(screen.queryByRole('table')).toBeNull()
  choose('Metallised')
  expect(rowHeads()).toEqual(['In the film', 'In the ranking', 'To know'])
  expect(
    within(screen.getByRole('row', { name: /^To know/ }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['It fades', 'It can disturb radio signals'])
})

test('a fact that is not known of one of them is left out', () => {
  choose('Dyed', 'Ceramic')
  expect(rowHeads()).toEqual(['In the film', 'In the ranking'])
})

test('a fourth is not offered until one is given up', () => {
  choose('Dyed', 'Metallised', 'Carbon')
  expect(screen.getByRole('checkbox', { name: 'Ceramic' })).toBeDisabled()
  choose('Dyed')
  expect(screen.getByRole('checkbox', { name: 'Ceramic' })).toBeEnabled()
})
