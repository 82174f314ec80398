import type { MediaFile } from '@/lib/media/media-types'
import { rowsOf } from '@/lib/parsing/test-rows'
import { checkCarousel } from './check-carousel'
import { changed, files, NAMED, picture, said, saidOf, slide, textOf, video, WHERE } from './test-check'

/** The fields of a slide that are changed, `null` for none, and what the check then says. */
const mistakes = `
{"video":["ppf.mp"]} → 13, slide 1 (Protección PPF), video: 'ppf.mp' is not in public/carousel. Did you mean 'ppf.mp4'?
{"video":["boat.mp4"]} → 13, slide 1 (Protección PPF), video: 'boat.mp4' is not in public/carousel. Add the file, or correct its name.
{"video":["heavy.mp4"]} → 13, slide 1 (Protección PPF), video: 'heavy.mp4' is not in public/carousel. Add the file, or correct its name.
{"video":["page.mp4"]} → 13, slide 1 (Protección PPF), video: 'page.mp4' is a web page (HTML), not an MP4 video as its name says. Probably an error page was saved: download the file again.
{"video":["renamed.mp4"]} → 13, slide 1 (Protección PPF), video: 'renamed.mp4' is a JPEG picture, not an MP4 video as its name says. Rename it to renamed.jpg, here and in the folder.
{"video":["unknown.webm"]} → 13, slide 1 (Protección PPF), video: 'unknown.webm' is a file of an unknown type, not a WebM video as its name says. Export the file again in the right format.
{"video":["empty.mp4"]} → 13, slide 1 (Protección PPF), video: 'empty.mp4' is empty: it has 0 bytes. Export it again, or download it again.
{"video":["ppf.jpg"]} → 13, slide 1 (Protección PPF), video: 'ppf.jpg' is not a video, judging by its name. Choose a file whose name ends with .webm or .mp4.
{"video":["huge.mp4"]} → 13, slide 1 (Protección PPF), video huge.mp4: The video is 2,001 kB; the limit is 2,000 kB. This video is too large. Cut it to 5 or 6 seconds, or export it again at 1280 × 720 px.
{"video":[]} → 12, slide 1 (Protección PPF), video: The video is missing. Add a video: a list of one or two files, MP4 or WebM, up to 2,000 kB each; or leave it out.
{"video":"ppf.mp4"} → 12, slide 1 (Protección PPF), video: The video cannot be "ppf.mp4". Add a video: a list of one or two files, MP4 or WebM, up to 2,000 kB each; or leave it out.
{"video":["ppf.mp4","ppf-two.mp4"]} → 12, slide 1 (Protección PPF), video: The video has too many files of one kind. Keep one WebM and one MP4 at most.
{"video":["first-part.mp4"]} → 13, slide 1 (Protección PPF), video: 'first-part.mp4' is incomplete. Export it again, or download it again.
{"video":["phone.mp4"]} → 13, slide 1 (Protección PPF), video: 'phone.mp4' is recorded in HEVC (H.265), which many browsers do not play. Export it as MP4 (H.264, 8 bits), or convert it with HandBrake, which is free.
{"video":["tall.mp4"]} → 13, slide 1 (Protección PPF), video tall.mp4: The video is 720 × 1280 px, not 16:9. The video has to be 16:9. In most browsers the studio can cut 438 px off the top and bottom, or you can export it at 720 × 404 px.
{"poster":"ppg.jpg"} → 11, slide 1 (Protección PPF), poster: 'ppg.jpg' is not in public/carousel. Did you mean 'ppf.jpg'?
{"poster":null} → 3, slide 1 (Protección PPF), poster: The poster is missing. Add a poster: a 16:9 picture, at least 1200 px wide, up to 250 kB.
{"poster":"square.jpg"} → 11, slide 1 (Protección PPF), poster square.jpg: The poster is 1600 × 1600 px, not 16:9. The poster has to be 16:9. The studio can cut 350 px off the top and bottom, or you can export it at 1600 × 900 px.
{"poster":"small.jpg"} → 11, slide 1 (Protección PPF), poster small.jpg: The poster is 800 × 450 px. It is too small. Use a 16:9 picture, at least 1200 px wide, ideally 1600 × 900 px.
{"poster":"heavy.jpg"} → 11, slide 1 (Protección PPF), poster heavy.jpg: The poster is 251 kB; the limit is 250 kB. The picture is too large. Export it as a JPEG of lower quality, 1600 × 900 px.
{"poster":"cut.jpg"} → 11, slide 1 (Protección PPF), poster cut.jpg: The poster cannot be opened. The picture is damaged: export it again.
{"poster":"../ppf.jpg"} → 11, slide 1 (Protección PPF), poster: '../ppf.jpg' is not the name of a file in public/carousel. Use only a to z, digits, - and _ in a file’s name, without folders or spaces.
{"poster":"ppf.avif"} → 11, slide 1 (Protección PPF), poster: 'ppf.avif' is not a picture, judging by its name. Choose a file whose name ends with .jpg, .jpeg, .png, or .webp.
`

test.each(rowsOf(mistakes))('%s is reported with line, field and advice', (change = '', sentence = '') => {
  expect(saidOf(changed(change))).toEqual([`${WHERE} ${sentence.replaceAll("'", '`')}`])
})

test('checkCarousel also checks the lighter copies, which browsers prefer', () => {
  expect(said({ poster: 'odd.jpg' })).toEqual([
    `${WHERE} 11, ${NAMED}, poster: \`odd-800.avif\` is a web page (HTML), not an AVIF picture as its name says. Probably an error page was saved: download the file again.`,
    `${WHERE} 11, ${NAMED}, poster: \`odd.avif\` is a JPEG picture, not an AVIF picture as its name says. Rename it to odd.jpg, here and in the folder.`,
  ])
})

/** What the check says of a slide whose video or poster has these facts. */
const checked = (name: string, facts: MediaFile) => {
  const change = facts.type?.startsWith('image') ? { poster: name } : { video: [name] }
  return checkCarousel(textOf({ ...slide, ...change }), new Map([...files, [name, facts]])).problems
}

test('following the advice for a poster of the wrong shape produces a valid poster', () => {
  const advise = (width: number, height: number) =>
    checked('own.jpg', picture(width, height)).map(({ advice }) => advice)
  const cut = (from: string, size: string) =>
    `The poster has to be 16:9. The studio can cut ${from}, or you can export it at ${size} px.`
  expect(advise(2400, 1800)).toEqual([cut('225 px off the top and bottom', '2400 × 1350')])
  expect(advise(2400, 1350)).toEqual([])
  expect(advise(3000, 900)).toEqual([cut('700 px off the left and right', '1600 × 900')])
  expect([...advise(1600, 900), ...advise(1200, 675)]).toEqual([])
  expect(advise(1200, 900)).toEqual([cut('113 px off the top and bottom', '1200 × 675')])
  expect(advise(1201, 901)).toEqual([cut('113 px off the top and bottom', '1201 × 676')])
  expect(advise(1080, 1920)).toEqual([
    'The largest 16:9 part of it is only 1080 px wide. Use a 16:9 picture, at least 1200 px wide, ideally 1600 × 900 px.',
  ])
})

/** What is wrong, the facts of the video, and the advice. */
const tooLarge = `
only its bitrate → {"bytes":3225000,"seconds":6,"size":{"width":1280,"height":720}} → 6 s and 1280 × 720 px are right; 4.3 Mbit/s is too much. Export it with at most 2.6 Mbit/s.
only its length → {"bytes":3000000,"seconds":12.04,"size":{"width":1280,"height":720}} → 1280 × 720 px and 2 Mbit/s are right; 12 s is too much. Cut it to 6 s.
everything → {"bytes":38200000,"seconds":31.4,"size":{"width":3840,"height":2160}} → 31.4 s, 3840 × 2160 px, and 9.7 Mbit/s are too much. Cut it to 6 s. Export it at 1280 × 720 px. Export it with at most 2.6 Mbit/s.
a little too high → {"bytes":3000000,"seconds":6,"size":{"width":1280,"height":722}} → 6 s is right; 1280 × 722 px and 4 Mbit/s are too much. Export it at 1280 × 720 px. Export it with at most 2.6 Mbit/s.
a little too wide → {"bytes":3000000,"seconds":6,"size":{"width":1282,"height":720}} → 6 s is right; 1282 × 720 px and 4 Mbit/s are too much. Export it at 1280 × 720 px. Export it with at most 2.6 Mbit/s.
its length is unknown → {"bytes":18240000,"size":{"width":1280,"height":720}} → This video is too large. Cut it to 5 or 6 seconds, or export it again at 1280 × 720 px.
its values are unknown → {"bytes":18240000} → This video is too large. Cut it to 5 or 6 seconds, or export it again at 1280 × 720 px.
`

test.each(rowsOf(tooLarge))('advice on too large a video names its values: %s', (_what, facts = '', text) => {
  const problems = checked('own.mp4', { ...video('video/mp4'), ...JSON.parse(facts) })
  expect(problems.map(({ advice }) => advice)).toEqual([text])
})
