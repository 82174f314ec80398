import { checkCarousel } from './check-carousel'
import { files, NAMED, said, saidOf, slide, textOf, WHERE } from './test-check'

test('a valid file has no problems, and missing optional fields get their defaults', () => {
  const { carousel, problems } = checkCarousel(textOf(slide), files)
  expect(problems).toEqual([])
  expect(carousel?.slides).toEqual([{ ...slide, language: 'en' }])
})

test('a slide without a video is valid and shows its poster alone', () => {
  const { video: _video, ...poster } = slide
  const { carousel, problems } = checkCarousel(textOf(poster), files)
  expect(problems).toEqual([])
  expect(carousel?.slides).toHaveLength(1)
})

test.each([0, 35, 100])('a focus of %i is valid', (focus) => {
  expect(said({ focus })).toEqual([])
})

test('a second link next to the button is valid', () => {
  const secondLink = { text: 'Cover my car', href: '/ppf#tool' }
  const { carousel, problems } = checkCarousel(textOf({ ...slide, secondLink }), files)
  expect(problems).toEqual([])
  expect(carousel?.slides[0]?.secondLink).toEqual(secondLink)
})

test('a slide may lead to the pictures of a shop’s work if the site has their page', () => {
  const text = textOf({ ...slide, button: { text: 'Our work', href: '/work' } })
  expect(checkCarousel(text, files, true).problems).toEqual([])
})

test('a text may be given for each language of the site', () => {
  const title = { en: 'Paint protection', es: 'Protección PPF' }
  expect(said({ title, button: { text: title, href: '/shop' } })).toEqual([])
  const others = { ...slide, title: { en: 'Matte', es: 'protección ppf' } }
  expect(saidOf(textOf({ ...slide, title }, others))).toEqual([
    expect.stringMatching(/slide 2 \(Matte\), title\.es: Slide 1 already has the title “protección ppf”\./),
  ])
})

test.each<[string, object, string]>([
  [
    'a title without a language of the site',
    { title: { es: 'Protección' } },
    `${WHERE} 4, slide 1, title: The title is missing. Give the slide a title of 1 to 40 characters.`,
  ],
  [
    'a title that is too long in one language',
    { title: { en: 'PPF', es: 'x'.repeat(41) } },
    `${WHERE} 6, slide 1 (PPF), title.es: The title is 41 characters long; the limit is 40. Shorten the title by 1 character: the limit is 40.`,
  ],
  [
    'a title in a language that the site does not have',
    { title: { en: 'PPF', es: 'PPF', de: 'Folie' } },
    `${WHERE} 7, slide 1 (PPF), title.de: \`de\` is not a field. Remove it, or use one of en or es.`,
  ],
  [
    'a title of 300 characters',
    { title: 'x'.repeat(300) },
    `${WHERE} 4, slide 1 (${'x'.repeat(40)}), title: The title is 300 characters long; the limit is 40. Shorten the title by 260 characters: the limit is 40.`,
  ],
  [
    'an empty title',
    { title: ' ' },
    `${WHERE} 4, slide 1, title: The title is missing. Give the slide a title of 1 to 40 characters.`,
  ],
  [
    'a missing title',
    { title: undefined },
    `${WHERE} 3, slide 1, title: The title is missing. Give the slide a title of 1 to 40 characters.`,
  ],
  [
    'a title with HTML',
    { title: 'PPF <b>new</b>' },
    `${WHERE} 4, slide 1 (PPF <b>new</b>), title: The title contains < or >. Remove < and > from the title: it is plain text, and HTML does not work there.`,
  ],
  [
    'a title without a visible character',
    { title: '\u200b\u00a0' },
    `${WHERE} 4, slide 1, title: The title is missing. Give the slide a title of 1 to 40 characters.`,
  ],
  [
    'a title with control characters, which are not printed',
    { title: 'PPF\u001b[31m \u202enew' },
    `${WHERE} 4, slide 1 (PPF\\u{1b}[31m \\u{202e}new), title: The title contains characters that cannot be shown. Type the title again instead of pasting it.`,
  ],
  [
    'a title that is a number',
    { title: 7 },
    `${WHERE} 4, slide 1, title: The title cannot be 7. Give the slide a title of 1 to 40 characters.`,
  ],
  [
    'an unsupported language',
    { titleLanguage: 'spanish' },
    `${WHERE} 5, ${NAMED}, titleLanguage: "spanish" is not one of the languages. Choose one of en, es, ca, de, fr, it, nl, or pt.`,
  ],
  [
    'an unknown link target',
    { button: { text: 'Shop now', href: '/shopp' } },
    `${WHERE} 9, ${NAMED}, button.href: The site has no page "/shopp". Did you mean \`/shop\`?`,
  ],
  [
    'a link to the page of a shop’s work, if the site has none',
    { secondLink: { text: 'Our work', href: '/work' } },
    `${WHERE} 18, ${NAMED}, secondLink.href: The site has no page /work, because shop.json has no pairs of pictures. Choose another page, or ask the person who looks after the website to add pairs.`,
  ],
  [
    'a button text that is too long',
    { button: { text: 'x'.repeat(25), href: '/shop' } },
    `${WHERE} 8, ${NAMED}, button.text: The button’s text is 25 characters long; the limit is 24. Shorten the button’s text by 1 character: the limit is 24.`,
  ],
  [
    'a second link whose text is too long',
    { secondLink: { text: 'x'.repeat(17), href: '/ppf#tool' } },
    `${WHERE} 17, ${NAMED}, secondLink.text: The second link’s text is 17 characters long; the limit is 16. Shorten the second link’s text by 1 character: the limit is 16.`,
  ],
  [
    'a second link without a text',
    { secondLink: { href: '/ppf#tool' } },
    `${WHERE} 16, ${NAMED}, secondLink.text: The second link’s text is missing. Give the second link a text of 1 to 16 characters.`,
  ],
  [
    'a second link to an unknown tool',
    { secondLink: { text: 'Cover my car', href: '/ppf#tools' } },
    `${WHERE} 18, ${NAMED}, secondLink.href: The site has no page "/ppf#tools". Did you mean \`/ppf#tool\`?`,
  ],
  [
    'a second link that is text',
    { secondLink: '/ppf#tool' },
    `${WHERE} 16, ${NAMED}, secondLink: The second link cannot be "/ppf#tool". Give the second link a "text" and an "href", or leave it out.`,
  ],
  [
    'a focus outside of the picture',
    { focus: 105 },
    `${WHERE} 16, ${NAMED}, focus: The focus cannot be 105. Write a number from 0 (left) to 100 (right) in steps of 5, or leave it out.`,
  ],
  [
    'a focus between two steps',
    { focus: 33 },
    `${WHERE} 16, ${NAMED}, focus: The focus cannot be 33. Write a number from 0 (left) to 100 (right) in steps of 5, or leave it out.`,
  ],
  [
    'a misspelt field',
    { titel: 'x', title: undefined },
    `${WHERE} 15, slide 1, titel: \`titel\` is not a field. Did you mean \`title\`?`,
  ],
  [
    'an unknown field',
    { colour: 'red' },
    `${WHERE} 16, ${NAMED}, colour: \`colour\` is not a field. Remove it, or use one of title, titleLanguage, line, language, button, secondLink, poster, focus, or video.`,
  ],
])('%s is reported with advice', (_what, change, sentence) => {
  expect(said(change)).toContain(sentence)
})

test('all unknown fields of an object are reported at once', () => {
  expect(saidOf('{ "slides": [], "slide": [], "titles": "" }').slice(-2)).toEqual([
    `${WHERE} 1, slide: \`slide\` is not a field. Remove it, or use one of slides.`,
    `${WHERE} 1, titles: \`titles\` is not a field. Remove it, or use one of slides.`,
  ])
})

test('a syntax error is reported with its line', () => {
  expect(saidOf('{\n  "slides": [\n  }')).toEqual([
    `${WHERE} 3: a value is missing before \`}\`. Compare the line with the others.`,
  ])
})

test('a file without slides is invalid', () => {
  expect(saidOf(textOf())).toEqual([`${WHERE} 2, slides: The list of slides is missing. Add 1 to 12 slides.`])
})

test('a file with one slide is valid', () => {
  expect(saidOf(textOf(slide))).toEqual([])
})

test.each([
  [13, 'Delete one slide.'],
  [50, 'Delete 38 slides.'],
])('%i slides are reported as one problem, even if the slides have others', (count, advice) => {
  const many = Array.from({ length: count }, () => ({ ...slide, title: '' }))
  expect(saidOf(textOf(...many))).toEqual([
    `${WHERE} 2, slides: There are ${count} slides; the limit is 12. ${advice}`,
  ])
})

test('a duplicate slide is reported for its title alone: two slides may show one video', () => {
  const copy = { ...slide, title: ' protección ppf ' }
  expect(saidOf(textOf(slide, copy))).toEqual([
    `${WHERE} 18, slide 2 (protección ppf), title: Slide 1 already has the title “protección ppf”. Give each slide its own title: slide 1 already has this one.`,
  ])
})

test.each(['[]', 'null', '7', '{}', '{"slides": {}}', '{"slides": [7]}', '{"slides": null}'])(
  '%s is reported without throwing',
  (text) => {
    expect(saidOf(text)).not.toEqual([])
  },
)

test('all problems are reported at once, in the order of their lines, at most 50', () => {
  const { problems } = checkCarousel(textOf({ ...slide, title: '', poster: 'x.jpg', focus: 105 }), files)
  expect(problems.map(({ line, isMissing }) => [line, isMissing])).toEqual([
    [4, true],
    [11, false],
    [16, false],
  ])
  const empty = Array.from({ length: 12 }, () => ({ title: '', line: '', button: {}, poster: '', video: [] }))
  expect(checkCarousel(textOf(...empty), files).problems).toHaveLength(50)
})
