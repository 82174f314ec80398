import { fireEvent, render, screen } from '@testing-library/react'
import { buildWithExample } from '@/lib/workshop/test-example'
import { OnePlace } from './shop-links'
import { VisitUs } from './visit-us'

buildWithExample()

jest.mock('./late-hours', () => jest.requireActual('./live-hours'))

test('one place is shown: the first, until a link of another one is pressed anywhere, also after a reload', () => {
  // No longer in the file.
  localStorage.setItem('tersa.shop-place', 'Closed down')
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  const { container, unmount } = render(<OnePlace />)
  const other = render(<VisitUs />)
  expect(container).toHaveTextContent(/^Northside/)
  fireEvent.click(screen.getByRole('link', { name: 'Call 555 0102, Harbor' }))
  expect(container).toHaveTextContent(/^Harbor/)
  for (const rendered of [other, { unmount }]) rendered.unmount()
  render(<OnePlace />)
  expect(screen.getByRole('link', { name: 'Directions to Harbor, opens maps.example' })).toBeVisible()
})
