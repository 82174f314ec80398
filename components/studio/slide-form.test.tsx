import { cleanup, render, screen, within } from '@testing-library/react'
import { LIVE } from '@/lib/studio/test-studio'
import { Studio } from './studio'
import { button, field, leave, press, previewed, renderDesk, settled, type } from './test-desk'

/** What the preview shows of the selected slide. */
const shown = () => within(previewed().querySelector<HTMLElement>('[data-active="true"]') ?? previewed().body)

test('a new second link needs a text and a page, and has a placeholder in the preview', async () => {
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
  expect(shown().getByRole('link', { name: 'Cover my car' })).toHaveAttribute('href', '/ppf#tool')
  await type('Second link', '')
  expect(shown().getByRole('link', { name: 'Second link' })).toBeVisible()
  // Its texts in other languages come and go with it.
  await type('Second link leads to', '')
  await press(button('Spanish'))
  await type('Second link in Spanish', 'Cubrir mi auto')
  expect(view().text).toContain('"secondLink": { "text": { "en": "", "es": "Cubrir mi auto" }, "href": "" }')
  await press(button('Revert second link in Spanish'))
  expect(view().isChanged).toBe(false)
  await type('Second link in Spanish', 'Cubrir mi auto')
  await type('Second link leads to', '/ppf#tool')
  await type('Second link leads to', '')
  expect(view().isChanged).toBe(false)
})

test('the switch shows the texts of another language in the form and the preview, and the tile whether they are missing', async () => {
  const { view } = await renderDesk()
  expect(button('English')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByText(/^An empty field shows/)).not.toBeInTheDocument()
  expect(field('Line')).toHaveAttribute('placeholder', 'One sentence below the title')
  // No text that a button could have.
  expect(field('Button')).toHaveAttribute('placeholder', 'One or two words')
  await press(button('Spanish'))
  expect(screen.getByText('An empty field shows its text in English.')).toBeVisible()
  expect(field('Line in Spanish')).toHaveDisplayValue('')
  expect(field('Line in Spanish')).toHaveAttribute('placeholder', 'A line about PPF.')
  expect(field('Line in Spanish')).toHaveAttribute('lang', 'es')
  expect(field('Second link in Spanish')).toHaveAttribute('placeholder', 'Optional')
  const tile = () => button(/PPF/)
  await type('Line in Spanish', 'Una\nfrase.')
  expect(tile()).toHaveTextContent('No Spanish')
  await type('Button in Spanish', 'x'.repeat(25))
  await leave('Button in Spanish')
  expect(tile()).not.toHaveTextContent('No Spanish')
  expect(field('Button in Spanish')).toBeInvalid()
  expect(field('Button in Spanish')).toHaveAccessibleDescription(/^25 of 24 Shorten/)
  expect(view().text).toContain('"line": { "en": "A line about PPF.", "es": "Una frase." }')
  expect(shown().getByText('Una frase.')).toBeVisible()

  await press(button('English'))
  expect(shown().getByText('A line about PPF.')).toBeVisible()
  await press(button(/^The button’s text is 25 characters long/))
  expect(field('Button in Spanish')).toHaveFocus()
  await type('Button in Spanish', '')
  await press(button('Revert line in Spanish'))
  expect(view().isChanged).toBe(false)
})

test('a text that is too long stays in its field, and the preview shows only its beginning', async () => {
  await renderDesk()
  await type('Title', 'x'.repeat(20_000))
  expect(screen.getByLabelText('Title, changed')).toHaveAccessibleDescription('20000 of 40')
  expect(shown().getByRole('heading', { name: /^x/ }).textContent).toHaveLength(240)
})

test('the studio opens on the slide and in the language that it showed last', async () => {
  await renderDesk()
  await press(button(/Window Film/))
  await type('Language of the slide', 'es')
  const languages = within(field('Language of the title')).getAllByRole('option')
  expect(languages.map(({ textContent }) => textContent)).toEqual(
    'Like the slide,English,Catalan,German,French,Italian,Dutch,Portuguese'.split(','),
  )
  await press(button('Spanish'))
  cleanup()
  await settled(() => void render(<Studio live={LIVE} />))
  expect(screen.getByRole('heading', { name: /^Slide 2/ })).toBeVisible()
  expect(button('Spanish')).toHaveAttribute('aria-pressed', 'true')
})

test('a draft that an earlier release has stored, with links and translations in objects, is opened', async () => {
  const link = '{"text":"Cover my car","href":"/ppf#tool"}'
  const slide = `{"title":"Matte","titleLanguage":"","line":"A line.","language":"de","button":{"text":"Shop now","href":"/shop"},
    "secondLink":${link},"translations":{"title.es":"Mate","secondLink.text.es":"Cubrir mi auto"},
    "poster":"ppf.jpg","focus":35,"video":["ppf.mp4"],"id":"live-1"}`
  const rest = `"at":1,"base":${JSON.stringify(LIVE.text)},"saved":null,"unused":["sky.png"],"chosen":[]`
  localStorage.setItem('tersa.studio', `{"slides":[${slide}],${rest}}`)
  await settled(() => void render(<Studio live={LIVE} />))
  await press(screen.getByRole('tab', { name: 'Text' }))
  const text = screen.getByRole('region', { name: 'carousel.json' }).textContent
  expect(JSON.parse(text ?? '')).toMatchObject({
    slides: [
      {
        title: { en: 'Matte', es: 'Mate' },
        line: 'A line.',
        language: 'de',
        button: { text: 'Shop now', href: '/shop' },
        secondLink: { text: { en: 'Cover my car', es: 'Cubrir mi auto' }, href: '/ppf#tool' },
        poster: 'ppf.jpg',
        focus: 35,
        video: ['ppf.mp4'],
      },
    ],
  })
})
