import { checkCarousel } from './check-carousel'
import type { MediaFile } from './media-file'
import { toSentence } from './problem'

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
const saidOf = (text: string) => checkCarousel(text, files).problems.map(toSentence)
const said = (change: object) => saidOf(textOf({ ...slide, ...change }))

test('a valid file has no problems, and its slides come with their defaults', () => {
  const { carousel, problems } = checkCarousel(textOf(slide), files)
  expect(problems).toEqual([])
  expect(carousel?.slides).toEqual([{ ...slide, language: 'en' }])
})

const WHERE = 'carousel.json, line'
const NAMED = 'slide 1 (Protección PPF)'

test.each<[string, object, string]>([
  [
    'a video that is not there',
    { video: ['ppf.mp'] },
    `${WHERE} 13, ${NAMED}, video: \`ppf.mp\` is not in public/carousel. Did you mean \`ppf.mp4\`?`,
  ],
  [
    'a file that resembles none',
    { video: ['boat.mp4'] },
    `${WHERE} 13, ${NAMED}, video: \`boat.mp4\` is not in public/carousel. Add the file, or correct its name.`,
  ],
  [
    'a video that is HTML',
    { video: ['page.mp4'] },
    `${WHERE} 13, ${NAMED}, video: \`page.mp4\` is a web page (HTML), not an MP4 video as its name says. Probably an error page was saved: download the file again.`,
  ],
  [
    'a picture named as a video',
    { video: ['renamed.mp4'] },
    `${WHERE} 13, ${NAMED}, video: \`renamed.mp4\` is a JPEG picture, not an MP4 video as its name says. Rename it to renamed.jpg, here and in the folder.`,
  ],
  [
    'a file of no known type',
    { video: ['unknown.webm'] },
    `${WHERE} 13, ${NAMED}, video: \`unknown.webm\` is something else, not a WebM video as its name says. Export the file again in the right format.`,
  ],
  [
    'a poster where a video belongs',
    { video: ['ppf.jpg'] },
    `${WHERE} 13, ${NAMED}, video: \`ppf.jpg\` is not a video by its name. Choose a file whose name ends with .webm or .mp4.`,
  ],
  [
    'a video that is too large',
    { video: ['huge.mp4'] },
    `${WHERE} 13, ${NAMED}, video huge.mp4: The video is 2,001 kB; the limit is 2,000 kB. This video is too large. Cut it to 5 or 6 seconds, or export it again at 1280 × 720 px.`,
  ],
  [
    'no video',
    { video: [] },
    `${WHERE} 12, ${NAMED}, video: The video is missing. Add a video: a list of one or two files, MP4 or WebM, up to 2,000 kB each.`,
  ],
  [
    'a video that is no list',
    { video: 'ppf.mp4' },
    `${WHERE} 12, ${NAMED}, video: The video cannot be "ppf.mp4". Add a video: a list of one or two files, MP4 or WebM, up to 2,000 kB each.`,
  ],
  [
    'a title of 300 characters',
    { title: 'x'.repeat(300) },
    `${WHERE} 4, slide 1 (${'x'.repeat(40)}), title: The title is 300 characters long; the limit is 40. Shorten the title by 260: the limit is 40 characters.`,
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
    'a title that is a number',
    { title: 7 },
    `${WHERE} 4, slide 1, title: The title cannot be 7. Give the slide a title of 1 to 40 characters.`,
  ],
  [
    'a poster that is not there',
    { poster: 'ppg.jpg' },
    `${WHERE} 11, ${NAMED}, poster: \`ppg.jpg\` is not in public/carousel. Did you mean \`ppf.jpg\`?`,
  ],
  [
    'a missing poster',
    { poster: undefined },
    `${WHERE} 3, ${NAMED}, poster: The poster is missing. Add a poster: a picture of 16:9, at least 1200 px wide, up to 250 kB.`,
  ],
  [
    'a poster of the wrong proportions',
    { poster: 'square.jpg' },
    `${WHERE} 11, ${NAMED}, poster square.jpg: The poster is 1600 × 1600 px, not 16:9. The poster has to be 16:9. The studio can cut 350 px off the top and the bottom, or you export it at 1600 × 900 px.`,
  ],
  [
    'a poster that is too small',
    { poster: 'small.jpg' },
    `${WHERE} 11, ${NAMED}, poster small.jpg: The poster is 800 × 450 px. It is too small. Use a picture of 16:9, at least 1200 px wide; 1600 × 900 px is good.`,
  ],
  [
    'a poster that is too large',
    { poster: 'heavy.jpg' },
    `${WHERE} 11, ${NAMED}, poster heavy.jpg: The poster is 251 kB; the limit is 250 kB. The picture is too large. Export it as a JPEG of lower quality, 1600 × 900 px.`,
  ],
  [
    'a poster that is cut short',
    { poster: 'cut.jpg' },
    `${WHERE} 11, ${NAMED}, poster cut.jpg: The poster cannot be opened. The picture is damaged: export it again.`,
  ],
  [
    'a poster not every browser shows',
    { poster: 'ppf.avif' },
    `${WHERE} 11, ${NAMED}, poster: \`ppf.avif\` is not a picture by its name. Choose a file whose name ends with .jpg or .jpeg or .png or .webp.`,
  ],
  [
    'a file name with a folder',
    { poster: '../ppf.jpg' },
    `${WHERE} 11, ${NAMED}, poster: \`../ppf.jpg\` is not the name of a file in public/carousel. Use only a to z, digits, - and _ in a file’s name, without folders and spaces.`,
  ],
  [
    'a language off the list',
    { titleLanguage: 'spanish' },
    `${WHERE} 5, ${NAMED}, titleLanguage: "spanish" is not one of the languages. Choose one of en, es, ca, de, fr, it, nl, pt.`,
  ],
  [
    'a target off the list',
    { button: { text: 'Shop now', href: '/shopp' } },
    `${WHERE} 9, ${NAMED}, button.href: The site has no page "/shopp". Did you mean \`/shop\`?`,
  ],
  [
    'a button text that is too long',
    { button: { text: 'x'.repeat(25), href: '/shop' } },
    `${WHERE} 8, ${NAMED}, button.text: The button’s text is 25 characters long; the limit is 24. Shorten the button’s text by 1: the limit is 24 characters.`,
  ],
  [
    'a misspelt field',
    { titel: 'x', title: undefined },
    `${WHERE} 15, slide 1, titel: \`titel\` is not a field. Did you mean \`title\`?`,
  ],
  [
    'an unknown field',
    { colour: 'red' },
    `${WHERE} 16, ${NAMED}, colour: \`colour\` is not a field. Remove it, or use one of title, titleLanguage, line, language, button, poster, video.`,
  ],
])('%s', (_what, change, sentence) => {
  expect(said(change)).toContain(sentence)
})

test('the lighter copies, which browsers prefer, are checked too', () => {
  expect(said({ poster: 'odd.jpg' })).toEqual([
    `${WHERE} 11, ${NAMED}, poster: \`odd-800.avif\` is a web page (HTML), not an AVIF picture as its name says. Probably an error page was saved: download the file again.`,
    `${WHERE} 11, ${NAMED}, poster: \`odd.avif\` is a JPEG picture, not an AVIF picture as its name says. Rename it to odd.jpg, here and in the folder.`,
  ])
})

test('two videos are of two formats', () => {
  expect(said({ video: ['ppf.mp4', 'ppf-two.mp4'] })).toEqual([
    `${WHERE} 12, ${NAMED}, video: The video has too many files of one kind. Keep one WebM and one MP4 at most.`,
  ])
})

test('broken JSON is reported with its line', () => {
  expect(saidOf('{\n  "slides": [\n  }')).toEqual([
    `${WHERE} 3: a value is missing before \`}\`. Compare the line with the others.`,
  ])
})

test('no slides are too few', () => {
  expect(saidOf(textOf())).toEqual([`${WHERE} 2, slides: The list of slides is missing. Add 1 to 12 slides.`])
})

test('one slide is enough', () => {
  expect(saidOf(textOf(slide))).toEqual([])
})

test.each([
  [13, 'Delete one slide.'],
  [50, 'Delete 38 slides.'],
])('%i slides are one problem, whatever else is wrong with them', (count, advice) => {
  const many = Array.from({ length: count }, () => ({ ...slide, title: '' }))
  expect(saidOf(textOf(...many))).toEqual([
    `${WHERE} 2, slides: There are ${count} slides; the limit is 12. ${advice}`,
  ])
})

test('a duplicated slide is reported for its title and its videos', () => {
  const copy = { ...slide, title: ' protección ppf ' }
  expect(saidOf(textOf(slide, copy))).toEqual([
    `${WHERE} 18, slide 2 (protección ppf), title: Slide 1 has the title “protección ppf” already. Give each slide its own title: slide 1 has this one already.`,
    `${WHERE} 27, slide 2 (protección ppf), video: Slide 1 shows \`ppf.webm\` already. Choose another video: slide 1 shows this one already.`,
    `${WHERE} 28, slide 2 (protección ppf), video: Slide 1 shows \`ppf.mp4\` already. Choose another video: slide 1 shows this one already.`,
  ])
})

test('the advice for a poster of another shape leads to a poster that passes', () => {
  const advise = (width: number, height: number) => {
    const own = new Map([...files, ['own.jpg', picture(width, height)] as const])
    return checkCarousel(textOf({ ...slide, poster: 'own.jpg' }), own).problems.map(({ advice }) => advice)
  }
  expect(advise(2400, 1800)).toEqual([
    'The poster has to be 16:9. The studio can cut 225 px off the top and the bottom, or you export it at 2400 × 1350 px.',
  ])
  expect(advise(2400, 1350)).toEqual([])
  expect(advise(3000, 900)).toEqual([
    'The poster has to be 16:9. The studio can cut 700 px off the left and the right, or you export it at 1600 × 900 px.',
  ])
  expect(advise(1600, 900)).toEqual([])
  expect(advise(1080, 1920)).toEqual([
    'The largest 16:9 part of it is only 1080 px wide. Use a picture of 16:9, at least 1200 px wide; 1600 × 900 px is good.',
  ])
})

test('a video in a format that browsers do not decode is rejected, though its name and container are right', () => {
  const own = new Map([
    ...files,
    ['phone.mp4', { ...video('video/mp4'), unplayable: 'recorded in HEVC (H.265)' }],
  ])
  expect(checkCarousel(textOf({ ...slide, video: ['phone.mp4'] }), own).problems.map(toSentence)).toEqual([
    `${WHERE} 13, ${NAMED}, video: \`phone.mp4\` is recorded in HEVC (H.265), which many browsers do not play. Export it as MP4 (H.264), or convert it with HandBrake, which is free.`,
  ])
})

test.each(['[]', 'null', '7', '{}', '{"slides": {}}', '{"slides": [7]}', '{"slides": null}'])(
  '%s is reported, and nothing is thrown',
  (text) => {
    expect(saidOf(text)).not.toEqual([])
  },
)

test('all problems are reported at once, from the top of the file to its end', () => {
  const lines = checkCarousel(textOf({ ...slide, title: '', poster: 'x.jpg' }), files).problems.map(
    (problem) => problem.line,
  )
  expect(lines).toEqual([4, 11])
})
