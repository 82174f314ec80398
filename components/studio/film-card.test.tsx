import { readFileSync } from 'node:fs'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { FilmCard } from '@/components/studio/film-card'
import { SlideStrip } from '@/components/studio/strip'
import { StudioProvider, useStudioUi } from '@/components/studio/studio-context'
import { matchEveryQuery, press, settled } from '@/components/studio/test-desk'
import { announcedText } from '@/lib/announcements/announcements'
import type { Film, FilmProblem } from '@/lib/studio/film/film'
import { createFilmJob, type FilmJobState } from '@/lib/studio/film/film-job'
import { deleteSlide } from '@/lib/studio/studio-actions'
import { openTestStudio } from '@/lib/studio/test-studio'

// jsdom draws nothing.
jest.mock('./use-film-preview', () => ({
  ...jest.requireActual('./use-film-preview'),
  useFilmPreview: () => ({ picture: null, url: null }),
}))

beforeEach(matchEveryQuery)

const FILM: Film = {
  facts: {
    bytes: 38_200_000,
    seconds: 31.4,
    size: { width: 1280, height: 720 },
    codec: 'avc',
    container: 'MP4',
  },
  frameAt: async () => null,
  strip: async () => {},
  canEncode: async () => true,
  encode: () => new Promise(() => {}),
  close: () => {},
}

async function renderCard(film: Film | FilmProblem, limit?: number) {
  const { store, view } = await openTestStudio()
  const load = async () => ({ openFilm: async () => film, posterOf: async () => new Blob() })
  const job = createFilmJob({
    slide: 'live-1',
    name: 'IMG_2041.mov',
    blob: new Blob(),
    hasPoster: false,
    load,
    ...(limit && { limit }),
  })
  await settled(
    () =>
      void render(
        <StudioProvider store={store}>
          <FilmCard job={job} />
        </StudioProvider>,
      ),
  )
  return Object.assign(job, { view })
}

const slider = (name: string) => screen.getByRole('slider', { name })
const button = (name: string) => screen.getByRole('button', { name })

test('a video that the browser cannot decode is refused with the reason and three alternatives', async () => {
  await renderCard({ why: 'codec', codec: 'hevc' })
  expect(screen.getByText(/^It is in HEVC, which many phones record/)).toBeInTheDocument()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(button('Choose another video…')).toBeInTheDocument()
})

test('the handles move by 0.1 s, by a frame and by 1 s, and take each other along', async () => {
  await renderCard(FILM)
  const position = () => screen.getByText(/ of 31\.4 s$/).textContent
  const keyDown = (name: string, init: object) => settled(() => void fireEvent.keyDown(slider(name), init))
  expect(position()).toBe('0.0 to 6.0 of 31.4 s')
  await keyDown('End', { key: 'PageUp' })
  expect(position()).toBe('1.0 to 7.0 of 31.4 s')
  await keyDown('Start', { key: 'ArrowRight' })
  expect(position()).toBe('1.1 to 7.0 of 31.4 s')
  await keyDown('Start', { key: 'ArrowRight', shiftKey: true })
  expect(slider('Start')).toHaveValue(String(1.1 + 1 / 30))
  await settled(() => void fireEvent.change(slider('Where in the video'), { target: { value: '20' } }))
  expect(position()).toBe('20.0 to 25.9 of 31.4 s')
})

test('when six seconds do not fit, one press shortens the part', async () => {
  await renderCard(FILM, 600_000)
  await press(button('Start'))
  expect(screen.getByText('6 s do not fit into 600 kB.')).toBeInTheDocument()
  expect(button('Shorten to 4.7 s')).toHaveFocus()
  await press(button('Shorten to 4.7 s'))
  expect(screen.getByText('0.0 to 4.7 of 31.4 s')).toBeInTheDocument()
  expect(button('Start')).toHaveFocus()
})

test('the progress shows which format is being made and how far it is, Cancel stops it, and “Start again” starts it again', async () => {
  const job = await renderCard({
    ...FILM,
    encode: ({ onProgress }) => {
      onProgress(0.86)
      return new Promise(() => {})
    },
  })
  await press(button('Start'))
  expect(screen.getByRole('progressbar', { name: 'Preparing the video' })).toHaveValue(43)
  expect(screen.getByText('WebM, 1 of 2')).toBeInTheDocument()
  await press(button('Cancel'))
  expect(screen.getByText('Stopped at 43%. Nothing was changed.')).toBeInTheDocument()
  expect(job.get().phase.name).toBe('stopped')
  expect(button('Start again')).toHaveFocus()
  await press(button('Start again'))
  expect(job.get().phase.name).toBe('working')
})

test('a prepared video is shown with its sizes; it is used in one step, or its cut is changed', async () => {
  const job = await renderCard(FILM)
  const blobOf = (name: string, type: string) => {
    return new Blob([Uint8Array.from(readFileSync(`e2e/carousel/files/${name}`))], { type })
  }
  const fileOf = (format: 'webm' | 'mp4') => ({
    format,
    blob: blobOf(`ppf.${format}`, `video/${format}`),
    url: `blob:${format}`,
  })
  const poster = { blob: blobOf('ppf.jpg', 'image/jpeg'), url: 'blob:poster' }
  const ready = { name: 'ready', files: [fileOf('webm'), fileOf('mp4')], poster } as const
  await settled(() => job.set({ phase: { ...ready, files: ready.files.slice(0, 1) } }))
  expect(screen.getByText(/^This browser cannot make an MP4\./)).toBeVisible()
  await settled(() => job.set({ phase: ready }))
  expect(screen.getByText('Ready: 6 s, 1280 × 720 px, silent')).toBeVisible()
  expect(screen.getByText('img-2041.webm').parentElement).toHaveTextContent('16 of 2,000 kB')
  expect(screen.getByText('img-2041.mp4').parentElement).toHaveTextContent('15 of 2,000 kB')
  expect(screen.getByText(/^It plays in the preview now\./)).toBeVisible()
  await press(button('Change the cut'))
  expect(job.get().phase.name).toBe('choosing')
  await settled(() => job.set({ phase: ready, hasPoster: true }))
  await press(button('Use it'))
  await waitFor(() => expect(job.view().slide.video).toEqual(['img-2041.webm', 'img-2041.mp4']))
  expect(job.view().slide.poster).toBe('img-2041.jpg')
  expect(job.get().isOpen).toBe(false)
})

let ui: ReturnType<typeof useStudioUi>
function Ui() {
  ui = useStudioUi()
  return null
}

const loadFilm = (film: Film) => async () => ({
  openFilm: async () => film,
  posterOf: async () => new Blob(),
})
const filmOf = (slide: string, film = FILM) =>
  createFilmJob({ slide, name: 'film.mov', blob: new Blob(), hasPoster: false, load: loadFilm(film) })

/** The studio without its form and its preview. */
async function renderStrip() {
  const { store } = await openTestStudio()
  render(
    <StudioProvider store={store}>
      <Ui />
      <SlideStrip />
    </StudioProvider>,
  )
  return store
}

const tile = () => screen.getByRole('button', { name: /Window Film/ })
const mayLeave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
const READY: FilmJobState['phase'] = { name: 'ready', files: [], poster: null }

test('the tile of another slide shows how its video is getting on', async () => {
  await renderStrip()
  const job = filmOf('live-2')
  await settled(() => ui.setFilm(job))
  await settled(() => void job.start())
  expect(tile()).toHaveTextContent('Preparing video')
  await settled(() => job.set({ phase: READY }))
  expect(tile()).toHaveTextContent('Video ready')
  await settled(() => job.set({ isOpen: false }))
  expect(tile()).not.toHaveTextContent('Video ready')
})

test('a video that fails while another slide is selected is marked on its tile and announced', async () => {
  await renderStrip()
  const job = filmOf('live-2', { ...FILM, encode: () => Promise.reject(new Error('The encoder ended.')) })
  await settled(() => ui.setFilm(job))
  await settled(() => void job.start())
  expect(tile()).toHaveTextContent('Video not made')
  // Announcements are a pause apart.
  await waitFor(() => expect(announcedText()).toContain('The video could not be prepared.'), {
    timeout: 10_000,
  })
})

test('the browser asks before it unloads the page of a video that the slide does not have yet, unless the slide was deleted', async () => {
  const store = await renderStrip()
  const job = filmOf('live-2')
  expect(mayLeave()).toBe(true)
  await settled(() => ui.setFilm(job))
  expect(mayLeave()).toBe(false)
  await settled(() => void job.start())
  expect(mayLeave()).toBe(false)
  await settled(() => job.set({ phase: READY }))
  expect(mayLeave()).toBe(false)
  await settled(() => void deleteSlide(store, 'live-2'))
  expect(mayLeave()).toBe(true)
  await settled(() => store.dispatch({ type: 'undo', at: 0 }))
  await settled(() => job.set({ isOpen: false }))
  expect(mayLeave()).toBe(true)
})

test('each slide keeps its video; another video of the same slide ends the work on the first', async () => {
  const { store } = await openTestStudio()
  const watched = (slide: string) => ({ ...filmOf(slide), close: jest.fn() })
  const [first, second, third] = [watched('live-1'), watched('live-2'), watched('live-1')] as const
  const closed = () => [first, second, third].map(({ close }) => close.mock.calls.length)
  const { unmount } = render(
    <StudioProvider store={store}>
      <Ui />
    </StudioProvider>,
  )
  await settled(() => ui.setFilm(first))
  await settled(() => ui.setFilm(second))
  expect([...ui.films.values()]).toEqual([first, second])
  expect(closed()).toEqual([0, 0, 0])
  await settled(() => ui.setFilm(third))
  expect(closed()).toEqual([1, 0, 0])
  unmount()
  expect(closed()).toEqual([1, 1, 1])
})
