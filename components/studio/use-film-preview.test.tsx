import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { StudioProvider } from '@/components/studio/studio-context'
import { matchEveryQuery } from '@/components/studio/test-desk'
import { useFilmPreview } from '@/components/studio/use-film-preview'
import type { Film, FilmPicture } from '@/lib/studio/film/film'
import { createFilmJob } from '@/lib/studio/film/film-job'
import { openTestStudio } from '@/lib/studio/test-studio'

// jsdom draws nothing, and supports no object URLs.
jest.mock('@/lib/studio/draw-poster', () => ({
  ...jest.requireActual('@/lib/studio/draw-poster'),
  drawFrame: async () => new Blob(),
}))
Object.assign(URL, { createObjectURL: () => 'blob:part', revokeObjectURL: () => {} })

beforeEach(matchEveryQuery)

const CUT = { start: 0, end: 6 }

/** Renders the preview of a video whose pictures are decoded by `decode`. */
async function renderPreview() {
  const { store } = await openTestStudio()
  const decoded: ((picture: FilmPicture) => void)[] = []
  const film: Film = {
    facts: { bytes: 9, seconds: 31.4, size: { width: 1280, height: 720 }, codec: 'avc', container: 'MP4' },
    frameAt: () => new Promise((resolve) => decoded.push(resolve)),
    strip: async () => {},
    canEncode: async () => true,
    encode: () => new Promise(() => {}),
    close: () => {},
  }
  const load = () => new Promise<never>(() => {})
  const job = createFilmJob({ slide: 'live-1', name: 'a.mov', blob: new Blob(), hasPoster: false, load })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StudioProvider store={store}>{children}</StudioProvider>
  )
  const view = renderHook(({ at }) => useFilmPreview(job, film, { cut: CUT, at, position: 0.5 }), {
    wrapper,
    initialProps: { at: 0 },
  })
  await act(async () => {})
  const decode = async () => {
    const picture = { width: 1280, height: 720, close: jest.fn() }
    await act(async () => decoded.at(-1)?.(picture))
    return picture
  }
  return { ...view, decode }
}

test('a decoded picture is freed when another takes its place, when it comes too late, and at the end', async () => {
  const { decode, rerender, unmount, result } = await renderPreview()
  const first = await decode()
  expect(result.current.picture).toBe(first)
  await act(async () => rerender({ at: 1 }))
  expect(first.close).not.toHaveBeenCalled()
  rerender({ at: 2 })
  const late = await decode()
  expect(late.close).toHaveBeenCalledTimes(1)
  const last = await decode()
  expect(result.current.picture).toBe(last)
  expect(first.close).toHaveBeenCalledTimes(1)
  expect(last.close).not.toHaveBeenCalled()
  unmount()
  expect(last.close).toHaveBeenCalledTimes(1)
})
