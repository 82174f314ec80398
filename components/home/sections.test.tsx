import { render, screen } from '@testing-library/react'
import { halfCovered } from '@/lib/content/home'
import { HalfCovered } from './sections'

test('the drawing of a car that is half covered is described', () => {
  render(<HalfCovered />)
  expect(screen.getByRole('img', { name: halfCovered.picture })).toBeVisible()
})
