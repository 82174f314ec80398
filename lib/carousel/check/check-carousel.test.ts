import { rowsOf } from '@/lib/parsing/test-rows'
import { checkCarousel } from './check-carousel'
import { changed, files, said, saidOf, slide, textOf, WHERE } from './test-check'

test('a valid file has no problems, and missing optional fields get their defaults', () => {
  const { carousel, problems } = checkCarousel(textOf(slide), files)
  expect(problems).toEqual([])
  expect(carousel?.slides).toEqual([{ ...slide, language: 'en' }])
})

const link = '{"secondLink":{"text":"Cover my car","href":"/ppf#tool"}}'
const optional = ['{"video":null}', '{"focus":0}', '{"focus":35}', '{"focus":100}', link]

test.each(optional)('a slide with %s is valid and keeps it', (change) => {
  const { carousel, problems } = checkCarousel(changed(change), files)
  expect(problems).toEqual([])
  expect(carousel?.slides).toEqual([{ language: 'en', ...JSON.parse(changed(change)).slides[0] }])
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

/** The fields of a slide that are changed, `null` for none, and what the check then says. */
const mistakes = String.raw`
{"title":{"es":"Protección"}} → 4, slide 1, title: The title is missing. Give the slide a title of 1 to 40 characters.
{"title":{"en":"PPF","es":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}} → 6, slide 1 (PPF), title.es: The title is 41 characters long; the limit is 40. Shorten the title by 1 character: the limit is 40.
{"title":{"en":"PPF","es":"PPF","de":"Folie"}} → 7, slide 1 (PPF), title.de: 'de' is not a field. Remove it, or use one of en or es.
{"title":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"} → 4, slide 1 (xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx), title: The title is 60 characters long; the limit is 40. Shorten the title by 20 characters: the limit is 40.
{"title":null} → 3, slide 1, title: The title is missing. Give the slide a title of 1 to 40 characters.
{"title":"PPF <b>new</b>"} → 4, slide 1 (PPF <b>new</b>), title: The title contains < or >. Remove < and > from the title: it is plain text, and HTML does not work there.
{"title":"\u200b\u00a0"} → 4, slide 1, title: The title is missing. Give the slide a title of 1 to 40 characters.
{"title":"PPF\u001b[31m \u202enew"} → 4, slide 1 (PPF\u{1b}[31m \u{202e}new), title: The title contains characters that cannot be shown. Type the title again instead of pasting it.
{"title":7} → 4, slide 1, title: The title cannot be 7. Give the slide a title of 1 to 40 characters.
{"titleLanguage":"spanish"} → 5, slide 1 (Protección PPF), titleLanguage: "spanish" is not one of the languages. Choose one of en, es, ca, de, fr, it, nl, or pt.
{"language":"klingon"} → 16, slide 1 (Protección PPF), language: "klingon" is not one of the languages. Choose one of en, es, ca, de, fr, it, nl, or pt.
{"button":{"text":"Shop now","href":"/shopp"}} → 9, slide 1 (Protección PPF), button.href: The site has no page "/shopp". Did you mean '/shop'?
{"secondLink":{"text":"Our work","href":"/work"}} → 18, slide 1 (Protección PPF), secondLink.href: The site has no page /work, because shop.json has no pairs of pictures. Choose another page, or ask the person who looks after the website to add pairs.
{"button":{"text":"xxxxxxxxxxxxxxxxxxxxxxxxx","href":"/shop"}} → 8, slide 1 (Protección PPF), button.text: The button’s text is 25 characters long; the limit is 24. Shorten the button’s text by 1 character: the limit is 24.
{"secondLink":{"text":"xxxxxxxxxxxxxxxxx","href":"/ppf#tool"}} → 17, slide 1 (Protección PPF), secondLink.text: The second link’s text is 17 characters long; the limit is 16. Shorten the second link’s text by 1 character: the limit is 16.
{"secondLink":{"href":"/ppf#tool"}} → 16, slide 1 (Protección PPF), secondLink.text: The second link’s text is missing. Give the second link a text of 1 to 16 characters.
{"secondLink":{"text":"Cover my car","href":"/ppf#tools"}} → 18, slide 1 (Protección PPF), secondLink.href: The site has no page "/ppf#tools". Did you mean '/ppf#tool'?
{"secondLink":"/ppf#tool"} → 16, slide 1 (Protección PPF), secondLink: The second link cannot be "/ppf#tool". Give the second link a "text" and an "href", or leave it out.
{"focus":105} → 16, slide 1 (Protección PPF), focus: The focus cannot be 105. Write a number from 0 (left) to 100 (right) in steps of 5, or leave it out.
{"focus":33} → 16, slide 1 (Protección PPF), focus: The focus cannot be 33. Write a number from 0 (left) to 100 (right) in steps of 5, or leave it out.
{"titel":"x","title":null} → 15, slide 1, titel: 'titel' is not a field. Did you mean 'title'?
{"colour":"red"} → 16, slide 1 (Protección PPF), colour: 'colour' is not a field. Remove it, or use one of title, titleLanguage, line, language, button, secondLink, poster, focus, or video.
`

test.each(rowsOf(mistakes))('%s is reported with line, field and advice', (change = '', sentence = '') => {
  expect(saidOf(changed(change))).toContain(`${WHERE} ${sentence.replaceAll("'", '`')}`)
})

test('all unknown fields of an object are reported at once', () => {
  expect(saidOf('{ "slides": [], "slide": [], "titles": "" }').slice(-2)).toEqual([
    `${WHERE} 1, slide: \`slide\` is not a field. Remove it, or use one of slides.`,
    `${WHERE} 1, titles: \`titles\` is not a field. Remove it, or use one of slides.`,
  ])
})

test('a syntax error is reported with its line, and a file without slides is invalid', () => {
  expect(saidOf('{\n  "slides": [\n  }')).toEqual([
    `${WHERE} 3: a value is missing before \`}\`. Compare the line with the others.`,
  ])
  expect(saidOf(textOf())).toEqual([`${WHERE} 2, slides: The list of slides is missing. Add 1 to 12 slides.`])
})

test.each([
  [13, 'Delete one slide.'],
  [50, 'Delete 38 slides.'],
])('%i slides are reported as one problem, even if the slides have others', (count, advice) => {
  const problem = `${WHERE} 2, slides: There are ${count} slides; the limit is 12. ${advice}`
  expect(saidOf(textOf(...Array(count).fill({ ...slide, title: '' })))).toEqual([problem])
})

test('a duplicate slide is reported for its title alone: two slides may show one video', () => {
  const copy = { ...slide, title: ' protección ppf ' }
  expect(saidOf(textOf(slide, copy))).toEqual([
    `${WHERE} 18, slide 2 (protección ppf), title: Slide 1 already has the title “protección ppf”. Give each slide its own title: slide 1 already has this one.`,
  ])
})

const unreadable = ['[]', 'null', '7', '{}', '{"slides": {}}', '{"slides": [7]}', '{"slides": null}']

test.each(unreadable)('%s is reported without throwing', (text) => {
  expect(saidOf(text)).not.toEqual([])
})

test('all problems are reported at once, in the order of their lines, at most 50', () => {
  const { problems } = checkCarousel(textOf({ ...slide, title: '', poster: 'x.jpg', focus: 105 }), files)
  expect(problems.map(({ line }) => line)).toEqual([4, 11, 16])
  expect(problems.map(({ isMissing }) => isMissing)).toEqual([true, false, false])
  const empty = Array.from({ length: 12 }, () => ({ title: '', line: '', button: {}, poster: '', video: [] }))
  expect(checkCarousel(textOf(...empty), files).problems).toHaveLength(50)
})
