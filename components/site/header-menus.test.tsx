import { fireEvent, render, screen } from '@testing-library/react'
import { SearchForm } from './header-menus'

test('a search logs the term and has no other effect', () => {
  // jsdom does not know <search>, and React warns about unknown elements.
  jest.mocked(console.error).mockImplementationOnce(() => {})
  const log = jest.spyOn(console, 'log').mockImplementation()
  render(<SearchForm />)
  const field = screen.getByRole('searchbox', { name: 'Search' })
  fireEvent.change(field, { target: { value: 'matte film' } })
  const wasSubmitted = jest.fn()
  window.addEventListener('submit', (event) => wasSubmitted(event.defaultPrevented), { once: true })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(log.mock.calls).toEqual([['matte film']])
  expect(wasSubmitted.mock.calls).toEqual([[true]])
  expect(field).toHaveValue('matte film')
})
