import { fireEvent, render, screen } from '@testing-library/react'
import { buildWithExample } from '@/lib/workshop/test-example'
import { ChosenPlace } from './live-hours'
import { MenuPlace, OnePlace } from './one-place'
import { VisitUs } from './visit-us'

buildWithExample()

jest.mock('./late-hours', () => jest.requireActual('./live-hours'))

test('one place is shown: the first, until a link of another one is pressed anywhere, also after a reload', () => {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  const { unmount } = render(<MenuPlace />)
  const other = render(<VisitUs />)
  const shown = () => screen.getByTestId('one').textContent
  const one = render(
    <p data-testid="one">
      <OnePlace>{({ name }) => name}</OnePlace>
    </p>,
  )
  expect(shown()).toBe('Northside')
  fireEvent.click(screen.getByRole('link', { name: 'Call 555 0102, Harbor' }))
  expect(shown()).toBe('Harbor')
  for (const rendered of [one, other, { unmount }]) rendered.unmount()
  render(<MenuPlace />)
  expect(screen.getByRole('link', { name: 'Directions to Harbor, opens maps.example' })).toBeVisible()
})

test('a stored place that is no longer in the file is replaced by the first', () => {
  localStorage.setItem('tersa.shop-place', 'Closed down')
  render(<ChosenPlace names={['North', 'South']}>{[<i key="n">North</i>, <i key="s">South</i>]}</ChosenPlace>)
  expect(screen.getByText('North')).toBeVisible()
})
