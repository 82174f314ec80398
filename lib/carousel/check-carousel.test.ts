import { checkCarousel } from './check-carousel'
import { toSentence } from './fault'
import type { MediaFile } from './media-file'

const video = (type: string, bytes = 500_000): MediaFile => ({ bytes, type, size: null })
const picture = (width = 1600, height = 900, bytes = 80_000): MediaFile => ({
  bytes,
  type: 'image/jpeg',
  size: { width, height },
})

const files = new Map([
  ['ppf.mp4', video('video/mp4')],
  ['ppf.webm', video('video/webm')],
  ['ppf.jpg', picture()],
  ['page.mp4', video('text/html')],
  ['renamed.mp4', video('image/jpeg')],
  ['unknown.webm', { bytes: 10, type: null, size: null }],
  ['huge.mp4', video('video/mp4', 2_000_001)],
  ['square.jpg', picture(1600, 1600)],
  ['small.jpg', picture(800, 450)],
  ['heavy.jpg', picture(1600, 900, 250_001)],
  ['cut.jpg', { bytes: 100, type: 'image/jpeg', size: null }],
  ['ppf.avif', { bytes: 100, type: 'image/avif', size: { width: 1600, height: 900 } }],
  ['odd.jpg', picture()],
  ['odd.avif', picture(1600, 900, 5_000_000)],
  ['odd-800.avif', video('text/html')],
  ['ppf-two.mp4', video('video/mp4')],
])

const slide = {
  title: 'Protección PPF',
  titleLanguage: 'es',
  line: 'A clear skin over the paint.',
  button: { text: 'Shop now', href: '/shop' },
  poster: 'ppf.jpg',
  video: ['ppf.webm', 'ppf.mp4'],
}

// One value a line, as an editor writes it: the slide begins on line 3.
const textOf = (...slides: unknown[]) => JSON.stringify({ slides }, null, 2)
const saidOf = (text: string) => checkCarousel(text, files).faults.map(toSentence)
const said = (change: object) => saidOf(textOf({ ...slide, ...change }))

test('a right file has no faults, and its slides come with their defaults', () => {
  const { carousel, faults } = checkCarousel(textOf(slide), files)
  expect(faults).toEqual([])
  expect(carousel?.slides).toEqual([{ ...slide, language: 'en' }])
})

const WHERE = 'carousel.json, line'
const NAMED = 'slide 1 (Protección PPF)'
const PAGES = '/, /shop, /ppf, /window-film, /marine-film, /appointment, /about, /contact, /registro, /login'

test.each<[string, object, string]>([
  [
    'a video that is not there',
    { video: ['ppf.mp'] },
    `${WHERE} 13, ${NAMED}, video: \`ppf.mp\` is not in public/carousel; expected the name of a file there; did you mean \`ppf.mp4\`?`,
  ],
  [
    'a file that resembles none',
    { video: ['boat.mp4'] },
    `${WHERE} 13, ${NAMED}, video: \`boat.mp4\` is not in public/carousel; expected the name of a file there`,
  ],
  [
    'a video that is HTML',
    { video: ['page.mp4'] },
    `${WHERE} 13, ${NAMED}, video: \`page.mp4\` is a web page (HTML) inside; expected an MP4 video, as its name says; probably an error page was saved: download the file again`,
  ],
  [
    'a picture named as a video',
    { video: ['renamed.mp4'] },
    `${WHERE} 13, ${NAMED}, video: \`renamed.mp4\` is a JPEG picture inside; expected an MP4 video, as its name says`,
  ],
  [
    'a file of no known type',
    { video: ['unknown.webm'] },
    `${WHERE} 13, ${NAMED}, video: \`unknown.webm\` is something else inside; expected a WebM video, as its name says`,
  ],
  [
    'a poster where a video belongs',
    { video: ['ppf.jpg'] },
    `${WHERE} 13, ${NAMED}, video: \`ppf.jpg\` is not a video by its name; expected a file whose name ends with .webm or .mp4`,
  ],
  [
    'a video that is too large',
    { video: ['huge.mp4'] },
    `${WHERE} 13, ${NAMED}, video: \`huge.mp4\` is 2,001 kB; expected at most 2,000 kB; save it smaller`,
  ],
  ['no video', { video: [] }, `${WHERE} 12, ${NAMED}, video: there are none; expected at least one file`],
  [
    'a video that is no list',
    { video: 'ppf.mp4' },
    `${WHERE} 12, ${NAMED}, video: "ppf.mp4"; expected a list of one or two files, such as ["ppf.webm", "ppf.mp4"]`,
  ],
  [
    'a title of 300 characters',
    { title: 'x'.repeat(300) },
    `${WHERE} 4, slide 1 (${'x'.repeat(40)}), title: "${'x'.repeat(56)}…; expected a text of 1 to 40 characters; shorten it by 260`,
  ],
  ['an empty title', { title: ' ' }, `${WHERE} 4, slide 1, title: ""; expected a text of 1 to 40 characters`],
  [
    'a missing title',
    { title: undefined },
    `${WHERE} 3, slide 1, title: it is missing; expected a field \`title\``,
  ],
  [
    'a title with HTML',
    { title: 'PPF <b>new</b>' },
    `${WHERE} 4, slide 1 (PPF <b>new</b>), title: "PPF <b>new</b>"; expected plain text, without < and >`,
  ],
  [
    'a title that is a number',
    { title: 7 },
    `${WHERE} 4, slide 1, title: 7; expected a text of 1 to 40 characters`,
  ],
  [
    'a poster that is not there',
    { poster: 'ppg.jpg' },
    `${WHERE} 11, ${NAMED}, poster: \`ppg.jpg\` is not in public/carousel; expected the name of a file there; did you mean \`ppf.jpg\`?`,
  ],
  [
    'a missing poster',
    { poster: undefined },
    `${WHERE} 3, ${NAMED}, poster: it is missing; expected a field \`poster\``,
  ],
  [
    'a poster of the wrong proportions',
    { poster: 'square.jpg' },
    `${WHERE} 11, ${NAMED}, poster: \`square.jpg\` is 1600 × 1600 px; expected a picture of 16:9, at least 1200 px wide; crop it to 1600 × 900 px`,
  ],
  [
    'a poster that is too small',
    { poster: 'small.jpg' },
    `${WHERE} 11, ${NAMED}, poster: \`small.jpg\` is 800 × 450 px; expected a picture of 16:9, at least 1200 px wide; export it larger`,
  ],
  [
    'a poster that is too large',
    { poster: 'heavy.jpg' },
    `${WHERE} 11, ${NAMED}, poster: \`heavy.jpg\` is 251 kB; expected at most 250 kB; save it smaller`,
  ],
  [
    'a poster that is cut short',
    { poster: 'cut.jpg' },
    `${WHERE} 11, ${NAMED}, poster: \`cut.jpg\` tells no size; expected a picture of 16:9, at least 1200 px wide; save it again`,
  ],
  [
    'a poster not every browser shows',
    { poster: 'ppf.avif' },
    `${WHERE} 11, ${NAMED}, poster: \`ppf.avif\` is not a picture by its name; expected a file whose name ends with .jpg or .jpeg or .png or .webp`,
  ],
  [
    'a file name with a folder',
    { poster: '../ppf.jpg' },
    `${WHERE} 11, ${NAMED}, poster: "../ppf.jpg"; expected a file name of a to z, digits, - and _, without folders and spaces`,
  ],
  [
    'a language off the list',
    { titleLanguage: 'spanish' },
    `${WHERE} 5, ${NAMED}, titleLanguage: "spanish"; expected one of en, es, ca, de, fr, it, nl, pt`,
  ],
  [
    'a target off the list',
    { button: { text: 'Shop now', href: '/shopp' } },
    `${WHERE} 9, ${NAMED}, button.href: "/shopp"; expected the address of one of the site’s pages: ${PAGES}; did you mean \`/shop\`?`,
  ],
  [
    'a button text that is too long',
    { button: { text: 'x'.repeat(25), href: '/shop' } },
    `${WHERE} 8, ${NAMED}, button.text: "${'x'.repeat(25)}"; expected a text of 1 to 24 characters; shorten it by 1`,
  ],
  [
    'a misspelt field',
    { titel: 'x', title: undefined },
    `${WHERE} 15, slide 1, titel: \`titel\` is not a field; expected one of title, titleLanguage, line, language, button, poster, video; did you mean \`title\`?`,
  ],
  [
    'an unknown field',
    { colour: 'red' },
    `${WHERE} 16, ${NAMED}, colour: \`colour\` is not a field; expected one of title, titleLanguage, line, language, button, poster, video`,
  ],
])('%s', (_what, change, sentence) => {
  expect(said(change)).toContain(sentence)
})

test('the lighter copies, which browsers prefer, are judged too', () => {
  expect(said({ poster: 'odd.jpg' })).toEqual([
    `${WHERE} 11, ${NAMED}, poster: \`odd-800.avif\` is a web page (HTML) inside; expected an AVIF picture, as its name says; probably an error page was saved: download the file again`,
    `${WHERE} 11, ${NAMED}, poster: \`odd.avif\` is a JPEG picture inside; expected an AVIF picture, as its name says`,
  ])
})

test('two videos are of two formats', () => {
  expect(said({ video: ['ppf.mp4', 'ppf-two.mp4'] })).toEqual([
    `${WHERE} 12, ${NAMED}, video: there are 2; expected one file for each format`,
  ])
})

test('broken JSON is reported with its line', () => {
  expect(saidOf('{\n  "slides": [\n  }')).toEqual([
    `${WHERE} 3: a value is missing before \`}\`; expected JSON as in the file that came with the shop`,
  ])
})

test('no slides are too few', () => {
  expect(saidOf(textOf())).toEqual([`${WHERE} 2, slides: there are none; expected 1 to 12 slides`])
})

test('one slide is enough', () => {
  expect(saidOf(textOf(slide))).toEqual([])
})

test('50 slides are too many', () => {
  const many = Array.from({ length: 50 }, (_, i) => ({ ...slide, title: `Slide ${i}` }))
  expect(saidOf(textOf(...many))).toContain(`${WHERE} 2, slides: there are 50; expected 1 to 12 slides`)
})

test('a duplicated slide is reported for its title and its videos', () => {
  const copy = { ...slide, title: ' protección ppf ' }
  expect(saidOf(textOf(slide, copy))).toEqual([
    `${WHERE} 18, slide 2 (protección ppf), title: \` protección ppf \` stands in slide 1 already; expected each title once`,
    `${WHERE} 27, slide 2 (protección ppf), video: \`ppf.webm\` stands in slide 1 already; expected each video once`,
    `${WHERE} 28, slide 2 (protección ppf), video: \`ppf.mp4\` stands in slide 1 already; expected each video once`,
  ])
})

test.each(['[]', 'null', '7', '{}', '{"slides": {}}', '{"slides": [7]}', '{"slides": null}'])(
  '%s is refused, not thrown at',
  (text) => {
    expect(saidOf(text)).not.toEqual([])
  },
)

test('all faults are said at once, from the top of the file to its end', () => {
  const lines = checkCarousel(textOf({ ...slide, title: '', poster: 'x.jpg' }), files).faults.map(
    (f) => f.line,
  )
  expect(lines).toEqual([4, 11])
})
