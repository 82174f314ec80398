import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { field, leave, press, renderDesk, settled, type } from '@/components/studio/test-desk'
import type { Language } from '@/lib/content/facts/languages'
import { openStudio } from '@/lib/studio/open-studio'
import { toShownSlide } from '@/lib/studio/studio-view'
import { LIVE } from '@/lib/studio/test-studio'
import { OpenStudio } from './studio-desk'

jest.mock('client-zip', () => ({ downloadZip: () => ({ blob: async () => new Blob(['zip']) }) }))
beforeEach(() => void jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue())

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

test('the switch shows the texts of another language in the form and the preview', async () => {
  const { view } = await renderDesk()
  await press(screen.getByRole('button', { name: 'Spanish' }))
  expect(field('Line in Spanish')).toHaveDisplayValue('')
  expect(field('Line in Spanish')).toHaveAttribute('placeholder', 'A line about PPF.')
  await type('Line in Spanish', 'Una frase.')
  await type('Button in Spanish', 'x'.repeat(25))
  await leave('Button in Spanish')
  expect(field('Button in Spanish')).toBeInvalid()
  expect(view().text).toContain('"line": { "en": "A line about PPF.", "es": "Una frase." }')
  const shown = (language: Language) =>
    toShownSlide(view().slide, 1, view().files, view().urlOf, language).line
  expect([shown('en'), shown('es')]).toEqual(['A line about PPF.', 'Una frase.'])

  await press(screen.getByRole('button', { name: 'English' }))
  await press(screen.getByRole('button', { name: /^The button’s text is 25 characters long/ }))
  expect(field('Button in Spanish')).toHaveFocus()
  await type('Button in Spanish', '')
  await press(screen.getByRole('button', { name: 'Revert line in Spanish' }))
  expect(view().isChanged).toBe(false)
})

const paste = (label: string, text: string) =>
  settled(() => void fireEvent.paste(field(label), { clipboardData: { getData: () => text } }))

test('a paste is cut at the field’s limit, and a note counts the letters that were left out', async () => {
  const { titles } = await renderDesk()
  await paste('Title', 'x'.repeat(20_000))
  expect(titles()[0]).toBe(`PPF${'x'.repeat(37)}`)
  expect(screen.getByText('Cut at 40 characters: 19,963 characters were left out.')).toBeVisible()
  await press(screen.getByRole('button', { name: 'Spanish' }))
  expect(screen.queryByText(/^Cut at/)).not.toBeInTheDocument()
  await press(screen.getByRole('button', { name: 'English' }))
  expect(screen.getByText(/^Cut at/)).toBeVisible()
  await type('Title', 'Matte')
  expect(screen.queryByText(/^Cut at/)).not.toBeInTheDocument()
})

test('the preview shows only the beginning of a text that is much too long', async () => {
  const { view } = await renderDesk()
  await type('Title', 'x'.repeat(20_000))
  expect(toShownSlide(view().slide, 1, view().files, view().urlOf).title).toHaveLength(240)
})

test('a tile and the save dialog name a slide without Spanish, until its line and its links have it', async () => {
  await renderDesk()
  const tile = () => screen.getByRole('button', { name: /PPF/ })
  expect(tile()).toHaveTextContent('No Spanish')
  await press(screen.getByRole('button', { name: 'Spanish' }))
  await type('Line in Spanish', 'Una frase.')
  expect(tile()).toHaveTextContent('No Spanish')
  await type('Button in Spanish', 'Comprar')
  expect(tile()).not.toHaveTextContent('No Spanish')
  await press(screen.getByRole('button', { name: /^Download/ }))
  expect(await screen.findByText(/^Slides 2 and 3 lack texts in Spanish/)).toBeVisible()
})

test('the studio opens on the slide and in the language that it showed last', async () => {
  await renderDesk()
  await press(screen.getByRole('button', { name: /Window Film/ }))
  await press(screen.getByRole('button', { name: 'Spanish' }))
  cleanup()
  const store = await openStudio(LIVE)
  await settled(() => void render(<OpenStudio store={store} />))
  expect(screen.getByRole('heading', { name: /^Slide 2/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Spanish' })).toHaveAttribute('aria-pressed', 'true')
})
