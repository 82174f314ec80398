import { readFileSync } from 'node:fs'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { SourceVideo, VideoPicture } from '@/lib/studio/video/video'
import { createVideoJob, type Phase } from '@/lib/studio/video/video-job'
import { SlideStrip } from './strip'
import {
  announced,
  button,
  desk,
  mayLeave,
  move,
  press,
  renderDesk,
  SOURCE,
  settled,
  slider,
} from './test-desk'
import { VideoCard } from './video-card'

// jsdom draws nothing.
jest.mock('@/lib/studio/draw-poster', () => ({
  ...jest.requireActual('@/lib/studio/draw-poster'),
  drawFrame: async () => new Blob(),
}))

// A wide window with a fine pointer, whatever is asked.
beforeEach(() => {
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) })
})

function jobOf(slide: string, video: SourceVideo = SOURCE) {
  const load = async () => ({
    openVideo: async () => video,
    posterOf: async () => ({ blob: new Blob(), isFlat: false }),
  })
  return createVideoJob({ slide, name: 'IMG_2041.mov', blob: new Blob(), hasPoster: false, load })
}

async function renderCard(video: SourceVideo) {
  const job = jobOf('live-1', video)
  const { view } = await renderDesk({}, <VideoCard job={job} />)
  return Object.assign(job, { view })
}

test.each([
  ['codec', 'hevc', /^This browser cannot read the video\. It is in HEVC, which many phones record/],
  ['codec', 'deepColor', /It is in H\.264 with 10 bits or 4:2:2, which this browser does not open\.$/],
  ['encoder', null, /^This browser cannot make a video\. It can read the video, but/],
] as const)('the problem “%s” of a video is explained, with three alternatives', async (why, codec, text) => {
  const job = await renderCard(SOURCE)
  const problem = why === 'encoder' ? { why, codec: null } : { why, codec }
  await settled(() => job.set({ phase: { name: 'cannot', problem } }))
  expect(screen.getByText(/^This browser/).parentElement).toHaveTextContent(text)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(button('Choose another video…')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
})

test('a file without a picture, which no conversion helps, asks for another video', async () => {
  const job = await renderCard(SOURCE)
  await settled(() => job.set({ phase: { name: 'cannot', problem: { why: 'noPicture', codec: null } } }))
  expect(screen.getByText(/^This browser/).parentElement).toHaveTextContent(/it may be a sound recording/)
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(button('Choose another video…')).toBeVisible()
})

test.each([
  ['Macintosh; Intel Mac OS X 10_15_7', /^On this Mac, open it in QuickTime Player/],
  ['Windows NT 10.0; Win64; x64', /^On this computer, open it in Clipchamp/],
  ['Linux; Android 10; K', /^On this phone, turn off HEVC/],
  ['X11; Linux x86_64', /^On this computer, convert it to MP4 \(H\.264, 8 bits\) with HandBrake/],
])('HEVC can be converted on the machine itself: %s', async (machine, way) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${machine})`)
  const job = await renderCard(SOURCE)
  await settled(() => job.set({ phase: { name: 'cannot', problem: { why: 'codec', codec: 'hevc' } } }))
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(way)
})

test('the handles move by 0.1 s, by a frame and by 1 s, and take each other along', async () => {
  const job = await renderCard({ ...SOURCE, facts: { ...SOURCE.facts, size: { width: 720, height: 1280 } } })
  const [right, wrong] = screen.getAllByRole('listitem')
  expect(right).toHaveTextContent('Right:This browser can read it H.264, MP4')
  expect(wrong).toHaveTextContent('To change:31.4 s is too long 6 s is the limit')
  const position = () => screen.getByText(/ of 31\.4 s$/).textContent
  const keyDown = (name: string, init: object) => settled(() => void fireEvent.keyDown(slider(name), init))
  expect(position()).toBe('0.0 to 6.0 of 31.4 s')
  await keyDown('End', { key: 'PageUp' })
  expect(position()).toBe('1.0 to 7.0 of 31.4 s')
  await keyDown('Start', { key: 'ArrowRight' })
  expect(position()).toBe('1.1 to 7.0 of 31.4 s')
  await keyDown('Start', { key: 'ArrowRight', shiftKey: true })
  expect(slider('Start')).toHaveValue(String(1.1 + 1 / 30))
  await move('Where in the video', 20)
  expect(position()).toBe('20.0 to 25.9 of 31.4 s')
  await move('Frame, from top to bottom', 20)
  expect(screen.getByText('20% down')).toBeVisible()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Take the first frame as the poster too' }))
  expect(job.get()).toMatchObject({ position: 0.2, hasPoster: true })
})

test('the chosen part is shown as a picture and plays after a pause; each picture is freed', async () => {
  const decoded: ((picture: VideoPicture) => void)[] = []
  const frameAt = () => new Promise<VideoPicture>((resolve) => decoded.push(resolve))
  await renderCard({ ...SOURCE, frameAt })
  const decode = async () => {
    const picture = { width: 1280, height: 720, close: jest.fn() }
    await settled(() => decoded.at(-1)?.(picture))
    return picture
  }
  const first = await decode()
  const still = { slide: 'live-1', size: { width: 1280, height: 720 }, url: expect.stringMatching(/^blob:/) }
  expect(desk.get().frame).toEqual({ ...still, words: 'Seconds 0.0 to 6.0, not prepared yet' })
  expect(screen.getByRole('img', { name: 'The video as it will look' })).toHaveAttribute(
    'src',
    desk.get().frame?.url,
  )
  await settled(() => void jest.advanceTimersByTime(799))
  expect(desk.get().frame).not.toHaveProperty('videos')
  await settled(() => void jest.advanceTimersByTime(1))
  expect(desk.get().frame).toMatchObject({ part: { start: 0, end: 6 }, isPlaying: false })
  await move('Where in the video', 1)
  expect(desk.get().frame).not.toHaveProperty('videos')
  expect(first.close).not.toHaveBeenCalled()
  await move('Where in the video', 2)
  // Comes too late.
  const late = await decode()
  const last = await decode()
  const freed = () => [first, late, last].map(({ close }) => close.mock.calls.length)
  expect(freed()).toEqual([1, 1, 0])
  cleanup()
  expect(freed()).toEqual([1, 1, 1])
})

test('when six seconds do not fit, one press shortens the part', async () => {
  await renderCard({ ...SOURCE, encode: async () => new Blob([new Uint8Array(2_400_000)]) })
  await press(button('Start'))
  expect(screen.getByText('6 s do not fit into 2,000 kB.')).toBeInTheDocument()
  expect(button('Shorten to 4.7 s')).toHaveFocus()
  expect(screen.getByText('4.7 s').parentElement).toHaveTextContent('4.7 s1,880 of 2,000 kB')
  await press(button('Shorten to 4.7 s'))
  expect(screen.getByText('0.0 to 4.7 of 31.4 s')).toBeInTheDocument()
  expect(button('Start')).toHaveFocus()
})

test('the progress shows which format is being made and how far it is, Cancel stops it, and “Start again” starts it again', async () => {
  const encode: jest.MockedFunction<SourceVideo['encode']> = jest.fn(({ onProgress }) => {
    onProgress(0.86)
    return new Promise(() => {})
  })
  const job = await renderCard({ ...SOURCE, encode: encode.mockRejectedValueOnce(new Error('It stopped.')) })
  await press(button('Start'))
  expect(screen.getByText('The video could not be prepared.')).toBeVisible()
  expect(screen.queryAllByRole('listitem')).toEqual([])
  expect(button('Start again')).toHaveFocus()
  await press(button('Start again'))
  expect(screen.getByRole('progressbar', { name: 'Preparing the video' })).toHaveValue(43)
  expect(screen.getByText('WebM, 1 of 2')).toBeInTheDocument()
  const { phase } = job.get()
  if (phase.name === 'working') await settled(() => job.set({ phase: { ...phase, secondsLeft: 9 } }))
  expect(screen.getByText('WebM, 1 of 2 · about 9 s left')).toBeInTheDocument()
  await press(button('Cancel'))
  expect(screen.getByText('Stopped at 43%. Nothing was changed.')).toBeInTheDocument()
  expect(button('Start again')).toHaveFocus()
})

test('a prepared video is shown with its sizes; it is used in one step, or its cut is changed', async () => {
  const job = await renderCard(SOURCE)
  const blobOf = (ending: string, type: string) =>
    new Blob([Uint8Array.from(readFileSync(`e2e/carousel/files/ppf.${ending}`))], { type })
  const made = (format: 'webm' | 'mp4') => ({ format, blob: blobOf(format, `video/${format}`), url: format })
  const poster = { blob: blobOf('jpg', 'image/jpeg'), url: 'blob:poster', isFlat: false }
  const ready = { name: 'ready', files: [made('webm'), made('mp4')], poster } as const
  await settled(() => job.set({ phase: { ...ready, files: ready.files.slice(0, 1) } }))
  expect(screen.getByText(/^This browser cannot make an MP4\./)).toBeVisible()
  await settled(() => job.set({ phase: ready }))
  expect(screen.getByText('img-2041.webm').parentElement).toHaveTextContent('16 of 2,000 kB')
  expect(screen.getByText('img-2041.mp4').parentElement).toHaveTextContent('15 of 2,000 kB')
  expect(screen.getByText('Your original stays as it is.')).toBeVisible()
  const words = 'The prepared video, not used yet'
  expect(desk.get().frame).toMatchObject({ slide: 'live-1', url: 'blob:poster', words, isPlaying: false })
  await press(button('Change the cut'))
  expect(desk.get().frame).toBeNull()
  expect(job.get().phase.name).toBe('choosing')
  await settled(() => job.set({ phase: ready, hasPoster: true }))
  await press(button('Use it'))
  await waitFor(() => expect(job.view().slide.video).toEqual(['img-2041.webm', 'img-2041.mp4']))
  expect(job.view().slide.poster).toBe('img-2041.jpg')
  expect(await announced()).toContain('The prepared video is now on the slide.')
  expect(job.get().isOpen).toBe(false)

  await settled(() => job.set({ phase: { ...ready, poster: { ...poster, isFlat: true } }, isOpen: true }))
  expect(screen.getByText(/^The first frame has only one color, so it does not become the/)).toBeVisible()
  await press(button('Use it'))
  await waitFor(() => expect(job.view().slide.video).toEqual(['img-2041-2.webm', 'img-2041-2.mp4']))
  expect(job.view().slide.poster).toBe('img-2041.jpg')
})

test('a tile shows how the video of its slide is getting on, and the browser asks before it leaves one that the slide does not have yet', async () => {
  const { store } = await renderDesk({}, <SlideStrip />)
  const encode = jest.fn(SOURCE.encode).mockReturnValueOnce(new Promise(() => {}))
  const job = jobOf('live-2', { ...SOURCE, encode: encode.mockRejectedValueOnce(new Error('It stopped.')) })
  const stands = () => {
    const tile = screen.queryByRole('button', { name: /Window Film/ })?.textContent ?? ''
    return `${/(Preparing )?video.*(?=No)/i.exec(tile)?.[0] ?? 'No badge'}, ${mayLeave() ? 'leaves' : 'asks'}`
  }
  const READY: Phase = { name: 'ready', files: [], poster: null }
  const steps: [string, () => unknown][] = [
    ['No badge, leaves', () => {}],
    ['No badge, asks', () => desk.setVideo(job)],
    ['Preparing video, asks', () => void job.start()],
    ['Video ready, asks', () => job.set({ phase: READY })],
    ['No badge, leaves', () => store.deleteSlide('live-2')],
    ['Video ready, asks', () => store.step('undo')],
    ['No badge, leaves', () => job.set({ isOpen: false })],
    ['Video not made, leaves', () => [job.set({ isOpen: true }), job.start()]],
  ]
  for (const [result, step] of steps) {
    await settled(step)
    expect(stands()).toBe(result)
  }
  expect(await announced()).toContain('The video could not be prepared.')
})

test('each slide keeps its video; another video of the same slide ends the work on the first', async () => {
  await renderDesk({}, <SlideStrip />)
  const watched = (slide: string) => ({ ...jobOf(slide), close: jest.fn() })
  const [first, second, third] = [watched('live-1'), watched('live-2'), watched('live-1')] as const
  const closed = () => [first, second, third].map(({ close }) => close.mock.calls.length)
  for (const job of [first, second]) await settled(() => desk.setVideo(job))
  expect([...desk.get().videos.values()]).toEqual([first, second])
  expect(closed()).toEqual([0, 0, 0])
  await settled(() => desk.setVideo(third))
  expect(closed()).toEqual([1, 0, 0])
  cleanup()
  expect(closed()).toEqual([1, 1, 1])
})
