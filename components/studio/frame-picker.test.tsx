import { act, fireEvent, render, screen } from '@testing-library/react'
import { captureFrame } from '@/lib/studio/draw-poster'
import { onShownFrames } from '@/lib/studio/shown-frames'
import { openTestStudio } from '@/lib/studio/test-studio'
import { framesOf } from './film-strip'
import { FramePicker } from './frame-picker'
import { announced, button, inStudio, press, Ui, ui } from './test-desk'

jest.mock('@/lib/studio/draw-poster', () => ({
  ...jest.requireActual('@/lib/studio/draw-poster'),
  captureFrame: jest.fn(),
}))
jest.mock('@/lib/studio/shown-frames', () => ({ onShownFrames: jest.fn() }))

async function renderPicker(duration = Number.POSITIVE_INFINITY) {
  const revoke = jest.fn()
  // jsdom supports neither object URLs nor video playback.
  Object.assign(URL, { createObjectURL: () => 'blob:frame', revokeObjectURL: revoke })
  const { store } = await openTestStudio()
  const parts = [<Ui key="ui" />, <FramePicker key="picker" onClose={() => {}} />]
  const { container, rerender } = render(inStudio(store, parts))
  const film = container.querySelector('video')
  if (!film) throw new Error('There is no film')
  const values = { duration, videoWidth: 1600, videoHeight: 900 }
  for (const [name, value] of Object.entries(values)) Object.defineProperty(film, name, { value })
  const close = () => rerender(inStudio(store, <Ui />))
  const stored = () => store.get().files.get('ppf-poster.jpg')?.blob
  return { film, revoke, close, stored }
}

/** The video shows a frame, as after a seek. */
async function showFrame(capture: () => Blob = () => new Blob()) {
  jest.mocked(captureFrame).mockImplementationOnce(async () => capture())
  await act(async () => jest.mocked(onShownFrames).mock.lastCall?.[1]())
}

test('a video whose duration is unknown opens at its first frame', async () => {
  const { film } = await renderPicker()
  expect(button('Use this frame')).toBeDisabled()
  await showFrame()
  expect(film.currentTime).toBe(0)
  expect(screen.getByText('0.0 of 0.0 s')).toBeVisible()
  expect(button('Use this frame')).toBeEnabled()
})

test('the slider and the buttons seek within the video, and the shown frame is used', async () => {
  const { film } = await renderPicker(10)
  // Only shows that the video can seek.
  await act(async () => jest.mocked(onShownFrames).mock.lastCall?.[1]())
  const slider = screen.getByRole('slider', { name: 'Frame' })
  expect(slider).toHaveFocus()
  const seeks = [film.currentTime]
  for (const step of ['Next frame', 'Previous frame', 0.02, 'Previous frame', 10, 'Next frame']) {
    if (typeof step === 'string') await press(button(step))
    else fireEvent.change(slider, { target: { value: step } })
    seeks.push(Math.round(film.currentTime * 100) / 100)
  }
  expect(seeks).toEqual([4, 4.04, 4, 0.02, 0, 10, 10])
  expect(screen.getByText('10.0 of 10.0 s')).toBeVisible()
  await showFrame(() => new Blob(['x'.repeat(2000)]))
  expect(screen.getByText(/It is saved as a JPEG of 1600 × 900 px, about 2 kB\.$/)).toBeVisible()
  expect(screen.getByRole('img', { name: 'The frame' })).toBeVisible()
  expect(ui.frame?.words).toBe('Frame at 10.0 s, not used yet')
  await press(button('Use this frame'))
  expect(await announced()).toContain('The frame is now the poster.')
})

test('the strip gets the frames of the video one by one, and ends with the picker', () => {
  const [gone, onPicture, stop, load] = [new AbortController(), jest.fn(), jest.fn(), jest.fn()]
  jest.mocked(onShownFrames).mockReturnValueOnce(stop)
  framesOf('blob:film')([0.25, 0.75], gone.signal, onPicture)
  const [video, onShown] = jest.mocked(onShownFrames).mock.lastCall ?? []
  if (!video || !onShown) throw new Error('There is no video')
  Object.defineProperty(video, 'duration', { value: 8 })
  const times = [0, 1, 2].map(() => {
    onShown()
    return video.currentTime
  })
  expect(times).toEqual([2, 6, 6])
  expect(onPicture.mock.calls).toEqual([0, 1].map(() => [video, { width: 0, height: 0 }]))
  expect(video).toMatchObject({ muted: true, src: 'blob:film' })
  Object.assign(video, { load })
  gone.abort()
  expect([stop.mock.calls.length, load.mock.calls.length]).toEqual([1, 1])
  expect(video).not.toHaveAttribute('src')
})

test('neither a later frame nor a video that becomes ready changes what the picker uses and frees', async () => {
  const shown = new Blob(['shown'])
  const { film, revoke, close, stored } = await renderPicker()
  await showFrame(() => shown)
  // During this capture the video has moved on.
  await showFrame(() => {
    film.currentTime = 2
    return new Blob(['passed'])
  })
  expect(ui.frame?.url).toBe('blob:frame')
  act(() =>
    ui.showFrame({ slide: 'live-1', url: 'blob:film', size: { width: 1280, height: 720 }, words: '' }),
  )
  expect(revoke).not.toHaveBeenCalled()
  await press(button('Use this frame'))
  expect(stored()).toBe(shown)
  close()
  expect(revoke.mock.calls).toEqual([['blob:frame']])
  expect(ui.frame?.url).toBe('blob:film')
})
