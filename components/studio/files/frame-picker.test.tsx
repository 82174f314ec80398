import { act, fireEvent, render, screen } from '@testing-library/react'
import { StudioProvider } from '@/components/studio/studio-context'
import { captureFrame } from '@/lib/studio/draw-poster'
import { onShownFrames } from '@/lib/studio/shown-frames'
import { takePoster } from '@/lib/studio/take-files'
import { openTestStudio } from '@/lib/studio/test-studio'
import { FramePicker } from './frame-picker'

jest.mock('@/lib/studio/draw-poster', () => ({
  ...jest.requireActual('@/lib/studio/draw-poster'),
  captureFrame: jest.fn(),
}))
jest.mock('@/lib/studio/shown-frames', () => ({ onShownFrames: jest.fn() }))
jest.mock('@/lib/studio/take-files', () => ({ takePoster: jest.fn() }))
jest.mock('./film-strip', () => ({ FilmStrip: () => null }))

async function renderPicker() {
  // jsdom supports neither object URLs nor video playback.
  Object.assign(URL, { createObjectURL: () => 'blob:frame', revokeObjectURL: () => {} })
  const { store } = await openTestStudio()
  const { container } = render(
    <StudioProvider store={store}>
      <FramePicker onClose={() => {}} />
    </StudioProvider>,
  )
  const film = container.querySelector('video')
  if (!film) throw new Error('There is no film')
  let currentTime = 0
  Object.defineProperty(film, 'currentTime', {
    get: () => currentTime,
    set: (to: number) => {
      currentTime = to
    },
  })
  return film
}

/** The video shows a frame, as after a seek. */
const showFrame = () => act(async () => jest.mocked(onShownFrames).mock.lastCall?.[1]())

test('the picker discards a captured frame if the video has moved on during the capture', async () => {
  const [shown, passed] = [new Blob(['shown']), new Blob(['passed'])]
  const film = await renderPicker()
  jest.mocked(captureFrame).mockResolvedValueOnce(shown)
  await showFrame()
  jest.mocked(captureFrame).mockImplementationOnce(async () => {
    film.currentTime = 2
    return passed
  })
  await showFrame()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Use this frame' })))
  expect(takePoster).toHaveBeenCalledWith(expect.anything(), 'live-1', 'ppf-poster.jpg', shown)
})

test('a video whose duration is unknown opens at its first frame', async () => {
  const film = await renderPicker()
  Object.defineProperty(film, 'duration', { value: Number.POSITIVE_INFINITY })
  jest.mocked(captureFrame).mockResolvedValueOnce(new Blob())
  await showFrame()
  expect(film.currentTime).toBe(0)
  expect(screen.getByText('0.0 of 0.0 s')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Use this frame' })).toBeEnabled()
})
