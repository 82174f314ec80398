import { render, screen, within } from '@testing-library/react'
import { GlassPanes } from '@/components/films/window-film-sections'

test('each row of values starts with its glass, and each value is in the column of its film', () => {
  render(<GlassPanes />)
  const [head, ...rows] = screen.getAllByRole('row')
  const cellsOf = (row: HTMLElement | undefined) =>
    Array.from(row?.children ?? [], ({ textContent }) => textContent?.trim()).join()
  expect(cellsOf(head)).toBe('Glass,70% film,50% film,35% film,20% film,15% film,5% film')
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent).join()).toBe(
    'Clear 88%,Factory 75%,Privacy 20%',
  )
  expect(cellsOf(rows[0])).toBe('Clear 88%,61.6%,44%,30.8%,17.6%,13.2%,4.4%')
})
