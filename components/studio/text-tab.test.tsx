import { act, fireEvent, screen } from '@testing-library/react'
import { field, leave, press, renderDesk, type } from '@/components/studio/test-desk'
import { LIVE } from '@/lib/studio/test-studio'

const FAULTY = LIVE.text.replace('"A line about PPF.",', '"A line about PPF."')

async function openText() {
  const studio = await renderDesk()
  await press(screen.getByRole('tab', { name: 'Text' }))
  return studio
}

const pause = () =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1050))
  })

test.each([
  ['the text loses focus', () => leave('carousel.json')],
  ['a second without typing', pause],
])('the editor marks the invalid line and links to it only after %s', async (_when, wait) => {
  await openText()
  await type('carousel.json', FAULTY)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(field('carousel.json')).not.toBeInvalid()
  expect(document.querySelectorAll('li[data-bad="true"]')).toHaveLength(0)

  await wait()
  expect(screen.queryByText(/^Kept in this browser/)).not.toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('Line 7: a comma is missing before "button".')
  expect(field('carousel.json')).toBeInvalid()
  expect(document.querySelectorAll('li[data-bad="true"]')).toHaveLength(1)
  jest.spyOn(window, 'scrollBy').mockReturnValue()
  fireEvent.click(screen.getByRole('button', { name: 'Go to line 7' }))
  expect(field('carousel.json')).toHaveFocus()
})

test('a tab names its panel while the panel is there', async () => {
  await openText()
  const controlled = screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-controls'))
  expect(controlled).toEqual([null, screen.getByRole('tabpanel').id])
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Text')
})

test('while the JSON is invalid, the form is inert and shows the last valid slides', async () => {
  const { titles } = await openText()
  await type('carousel.json', FAULTY.replace('"PPF"', '"Matte"'))
  await press(screen.getByRole('tab', { name: 'Form' }))
  expect(field('Title').closest('[inert]')).not.toBeNull()
  expect(titles()[0]).toBe('PPF')
})
