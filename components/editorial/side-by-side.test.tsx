import { fireEvent, render, screen, within } from '@testing-library/react'
import { constructionComparison } from '@/lib/content/window-film'
import { SideBySide } from './side-by-side'

const choose = (...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByRole('checkbox', { name }))
}
const rowHeads = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

beforeEach(() => render(<SideBySide {...constructionComparison} />))

test('choosing two constructions shows every fact known for both', () => {
  choose('Dyed')
  expect(screen.queryByRole('table')).toBeNull()
  choose('Metallised')
  expect(rowHeads()).toEqual(['In the film', 'In the ranking', 'Drawback'])
  expect(
    within(screen.getByRole('row', { name: /^Drawback/ }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['It fades', 'It can disturb radio signals'])
})

test('a fact unknown for one of the chosen items is left out', () => {
  choose('Dyed', 'Ceramic')
  expect(rowHeads()).toEqual(['In the film', 'In the ranking'])
})

test('a fourth item is disabled until one is deselected', () => {
  choose('Dyed', 'Metallised', 'Carbon')
  expect(screen.getByRole('checkbox', { name: 'Ceramic' })).toBeDisabled()
  choose('Dyed')
  expect(screen.getByRole('checkbox', { name: 'Ceramic' })).toBeEnabled()
})
