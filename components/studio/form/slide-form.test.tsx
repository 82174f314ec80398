import { screen } from '@testing-library/react'
import { field, leave, press, renderDesk, type } from '@/components/studio/test-desk'
import { toShownSlide } from '@/lib/studio/shown-slides'

// jsdom cannot draw video frames.
jest.mock('@/components/studio/files/film-strip', () => ({ FilmStrip: () => null }))

test('a new second link needs a text and a page, and is reverted as a whole', async () => {
  const { view } = await renderDesk()
  expect(field('Second link leads to')).toHaveDisplayValue('No second link')
  await type('Second link', 'Cover my car')
  await leave('Second link leads to')
  expect(field('Second link leads to')).toBeInvalid()
  expect(screen.getByText('Choose the page that the second link leads to.')).toBeVisible()
  await type('Second link leads to', '/ppf#tool')
  expect(view().problems).toEqual([])
  expect(screen.getByText('Live now: none')).toBeVisible()
  expect(screen.getByText('Live now: No second link')).toBeVisible()
  await press(screen.getByRole('button', { name: 'Revert second link' }))
  expect(field('Second link')).toHaveDisplayValue('')
  expect(view().changes).toEqual([])
})

test('the preview shows a placeholder while the second link has no text', async () => {
  const { view } = await renderDesk()
  const shown = () => toShownSlide(view().slide, 1, view().files, view().urlOf)
  expect(shown()).not.toHaveProperty('secondLink')
  await type('Second link leads to', '/ppf#tool')
  expect(shown()).toMatchObject({
    secondLink: { text: 'Second link', href: '/ppf#tool' },
    missing: 'second-link',
  })
})
