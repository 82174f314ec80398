import { render, screen } from '@testing-library/react'
import { CallToAction } from './call-to-action'

test('with a drawing it is a named region', () => {
  const { container } = render(
    <CallToAction title="Start here." drawing="/drawings/car-top-front.svg">
      <a href="/ppf">Go</a>
    </CallToAction>,
  )
  expect(screen.getByRole('region', { name: 'Start here.' })).toContainElement(screen.getByRole('link'))
  expect(container.querySelector('img')).toHaveAttribute('src', '/drawings/car-top-front.svg')
})

test('without a drawing it is a band', () => {
  const { container } = render(<CallToAction title="Start here.">links</CallToAction>)
  expect(screen.getByRole('heading', { level: 2, name: 'Start here.' })).toBeInTheDocument()
  expect(screen.queryByRole('region')).toBeNull()
  expect(container.querySelector('img')).toBeNull()
})
