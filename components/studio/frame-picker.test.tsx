import { act, fireEvent, render, screen } from '@testing-library/react'
import { FramePicker } from '@/components/studio/frame-picker'
import { type ShownFrame, StudioProvider, useStudioUi } from '@/components/studio/studio-context'
import { captureFrame } from '@/lib/studio/draw-poster'
import { onShownFrames } from '@/lib/studio/shown-frames'
import '@/components/studio/test-desk'
import { openTestStudio } from '@/lib/studio/test-studio'

jest.mock('@/lib/studio/draw-poster', () => ({
  ...jest.requireActual('@/lib/studio/draw-poster'),
  captureFrame: jest.fn(),
}))
jest.mock('@/lib/studio/shown-frames', () => ({ onShownFrames: jest.fn() }))

const READY: ShownFrame = {
  slide: 'live-1',
  url: 'blob:film',
  size: { width: 1280, height: 720 },
  words: 'Prepared, not used yet',
}

/** A video that is ready while the picker is open. */
function OtherOwner() {
  const { frame, showFrame } = useStudioUi()
  return (
    <button type="button" onClick={() => showFrame(READY)}>
      Show another frame instead of {frame?.url ?? 'none'}
    </button>
  )
}

async function renderPicker() {
  const revoke = jest.fn()
  // jsdom supports neither object URLs nor video playback.
  Object.assign(URL, { createObjectURL: () => 'blob:frame', revokeObjectURL: revoke })
  const { store } = await openTestStudio()
  const { container, rerender } = render(
    <StudioProvider store={store}>
      <OtherOwner />
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
  const close = () =>
    rerender(
      <StudioProvider store={store}>
        <OtherOwner />
      </StudioProvider>,
    )
  const stored = () => store.get().files.get('ppf-poster.jpg')?.blob
  return { film, revoke, close, stored }
}

/** The video shows a frame, as after a seek. */
const showFrame = () => act(async () => jest.mocked(onShownFrames).mock.lastCall?.[1]())

test('the picker discards a captured frame if the video has moved on during the capture', async () => {
  const [shown, passed] = [new Blob(['shown']), new Blob(['passed'])]
  const { film, stored } = await renderPicker()
  jest.mocked(captureFrame).mockResolvedValueOnce(shown)
  await showFrame()
  jest.mocked(captureFrame).mockImplementationOnce(async () => {
    film.currentTime = 2
    return passed
  })
  await showFrame()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Use this frame' })))
  expect(stored()).toBe(shown)
})

test('a video whose duration is unknown opens at its first frame', async () => {
  const { film } = await renderPicker()
  Object.defineProperty(film, 'duration', { value: Number.POSITIVE_INFINITY })
  jest.mocked(captureFrame).mockResolvedValueOnce(new Blob())
  await showFrame()
  expect(film.currentTime).toBe(0)
  expect(screen.getByText('0.0 of 0.0 s')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Use this frame' })).toBeEnabled()
})

test('a video that becomes ready meanwhile changes neither what the picker uses nor what it frees', async () => {
  const shown = new Blob(['shown'])
  const { revoke, close, stored } = await renderPicker()
  jest.mocked(captureFrame).mockResolvedValueOnce(shown)
  await showFrame()
  fireEvent.click(screen.getByRole('button', { name: 'Show another frame instead of blob:frame' }))
  expect(revoke).not.toHaveBeenCalled()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Use this frame' })))
  expect(stored()).toBe(shown)
  close()
  expect(revoke.mock.calls).toEqual([['blob:frame']])
  expect(screen.getByRole('button', { name: 'Show another frame instead of blob:film' })).toBeVisible()
})
