import { render, screen } from '@testing-library/react'
import { buildWithExample } from '@/lib/workshop/test-example'
import { readWorkshop } from '@/lib/workshop/workshop-folder'
import { Works } from './works'

buildWithExample()

const work = () => readWorkshop()?.work ?? []

test('both pictures are described, and the edge has its name and says how much of each picture is shown', () => {
  render(<Works work={work()} />)
  expect(screen.getByRole('img', { name: 'Dull red paint with wash marks, no film.' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'The same panel under film, water beading.' })).toBeVisible()
  const edge = screen.getByRole('slider', { name: 'Before and after, Front of a red coupe' })
  expect(edge).toHaveAttribute('aria-valuetext', '50% before, 50% after')
})

test('the pairs can be filtered by line only if there are at least two lines', () => {
  const { unmount } = render(<Works work={work()} />)
  const lines = screen.getAllByRole('radio').map((each) => each.parentElement?.textContent)
  expect(lines).toEqual(['All 3', 'Paint 1', 'Windows 1', 'Boats 1'])
  unmount()
  render(<Works work={work().slice(0, 1)} />)
  expect(screen.queryByRole('radio')).toBeNull()
})
