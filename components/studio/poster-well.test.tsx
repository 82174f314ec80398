import { act, fireEvent, render, screen } from '@testing-library/react'
import { captureFrame, cropPicture, onShownFrames } from '@/lib/studio/draw-poster'
import { openTestStudio } from '@/lib/studio/test-studio'
import { FramePicker } from './frame-picker'
import { framesOf } from './frame-row'
import { PosterWell } from './poster-well'
import { StudioStage } from './stage'
import {
  announced,
  button,
  choose,
  desk,
  heading,
  inStudio,
  move,
  press,
  renderDesk,
  settled,
} from './test-desk'

jest.mock('@/lib/studio/draw-poster', () => ({
  ...jest.requireActual('@/lib/studio/draw-poster'),
  captureFrame: jest.fn(),
  onShownFrames: jest.fn(),
  cropPicture: jest.fn(async () => new Blob(['part'])),
}))
jest.mock('@/lib/studio/studio-view', () => ({
  ...jest.requireActual('@/lib/studio/studio-view'),
  blobOf: async () => new Blob(['picture']),
}))

const PARTS = [<StudioStage key="stage" onFrame={() => {}} />, <PosterWell key="well" />]
/** The widths of a file's size and of what is beyond the limit, in percent. */
const meterOf = (size: string) =>
  [...(screen.getByText(size).parentElement?.querySelectorAll('rect') ?? [])].map(({ attributes }) =>
    Math.round(Number(attributes.getNamedItem('width')?.value)),
  )

test('the point that phones keep is one undo step of the slide, and “Use the default” removes it', async () => {
  const { view } = await renderDesk({}, PARTS)
  expect(meterOf('79 of 250 kB')).toEqual([32])
  expect(screen.queryByRole('button', { name: 'Reduce the file size' })).toBeNull()
  await press(button('Choose the part…'))
  const slider = screen.getByRole('slider')
  expect(slider).toHaveAccessibleName('Point that phones keep')
  expect(slider).toHaveAttribute('aria-valuetext', 'the default')
  expect(button('Desktop')).toHaveAttribute('aria-pressed', 'false')
  await move('Point that phones keep', 30)
  expect(screen.getByText('30% across')).toBeInTheDocument()
  const boxes = [...document.querySelectorAll('svg:has(image)')].map((svg) => svg.getAttribute('viewBox'))
  const [computer, phone] = boxes.map((box) => box?.split(' ').map(Number).map(Math.round).join())
  expect([computer, phone]).toEqual(['0,0,1600,900', '328,0,506,900'])
  expect(screen.getByText('The chosen part, not used yet')).toBeVisible()
  // The preview has a phone's width while the slider has the focus.
  expect(button('Phone')).toHaveAttribute('aria-pressed', 'true')
  await settled(() => slider.blur())
  expect(button('Desktop')).toHaveAttribute('aria-pressed', 'true')
  await press(button('Use this part'))
  expect(screen.queryByText('The chosen part, not used yet')).toBeNull()
  expect(await announced()).toContain('The poster now shows this part.')
  expect(heading('Poster')).toHaveFocus()
  expect(view().slide).toMatchObject({ focus: 30, poster: 'ppf.jpg' })

  await press(button('Choose the part…'))
  await press(button('Cancel'))
  expect(heading('Poster')).toHaveFocus()
  await press(button('Choose the part…'))
  expect(screen.getByRole('slider')).toHaveFocus()
  await press(button('Use the default'))
  await press(button('Use this part'))
  expect(view().isChanged).toBe(false)
})

test('a picture of another shape is cropped where its frame is', async () => {
  const { view } = await renderDesk({ size: { width: 1600, height: 2400 } }, PARTS)
  expect(screen.getByText('1600 × 2400 px')).toBeVisible()
  await press(button('Choose the part…'))
  const slider = screen.getByRole('slider', { name: 'Frame, from top to bottom' })
  expect(slider).toHaveFocus()
  await move('Frame, from top to bottom', 18)
  // The arrow down moves the frame down, whatever the browser does with a level slider.
  for (const key of ['ArrowDown', 'ArrowDown', 'PageUp', 'PageDown', 'ArrowDown', 'ArrowUp'])
    await settled(() => void fireEvent.keyDown(slider, { key }))
  expect(screen.getByText('1600 × 900 px, 20% down')).toBeInTheDocument()
  await press(button('Middle'))
  expect(screen.getByText('1600 × 900 px, 50% down')).toBeInTheDocument()
  await move('Frame, from top to bottom', 20)
  jest.mocked(cropPicture).mockRejectedValueOnce(new Error('It cannot be decoded.'))
  await press(button('Use this part'))
  expect(await announced()).toContain('The picture could not be cropped.')
  expect(view().isChanged).toBe(false)
  jest.mocked(cropPicture).mockClear()
  let finish: (part: Blob) => void = () => {}
  jest.mocked(cropPicture).mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  await press(button('Use this part'))
  // A second press while the picture is being cut stores no second one.
  await press(button('Use this part'))
  await settled(() => finish(new Blob(['part'])))
  expect(cropPicture).toHaveBeenCalledTimes(1)
  expect(cropPicture).toHaveBeenLastCalledWith(expect.any(Blob), 0.2)
  expect(view().slide.poster).toBe('ppf-2.jpg')
})

test('a poster that is too large is made smaller in one press, or the reason why not is announced', async () => {
  const { view } = await renderDesk({ bytes: 300_000 }, PARTS)
  jest.mocked(cropPicture).mockRejectedValueOnce(new Error('It cannot be decoded.'))
  expect(meterOf('300 of 250 kB')).toEqual([83, 17])
  expect(screen.getByRole('img', { name: 'The poster ppf.jpg' })).toHaveAttribute('width', '1600')
  await press(button('Reduce the file size'))
  expect(await announced()).toContain('The picture could not be cropped.')
  expect(view().slide.poster).toBe('ppf.jpg')
  await press(button('Reduce the file size'))
  expect(view().slide.poster).toBe('ppf-2.jpg')
  expect(await announced()).toContain('The poster is smaller now.')
  await press(button('From the video: choose the poster…'))
  expect(await screen.findByRole('slider', { name: 'Frame' })).toHaveFocus()
  await press(button('Cancel'))
  expect(heading('Poster')).toHaveFocus()
})

async function renderPicker(duration = Number.POSITIVE_INFINITY, onClose = () => {}) {
  const revoke = jest.fn()
  // jsdom supports neither object URLs nor video playback.
  Object.assign(URL, { createObjectURL: () => 'blob:frame', revokeObjectURL: revoke })
  const { store } = await openTestStudio()
  const { container, rerender } = render(inStudio(store, <FramePicker onClose={onClose} />))
  const video = container.querySelector('video') ?? document.createElement('video')
  const values = { duration, videoWidth: 1600, videoHeight: 900 }
  for (const [name, value] of Object.entries(values)) Object.defineProperty(video, name, { value })
  const close = () => rerender(inStudio(store, null))
  const stored = () => store.get().files.get('ppf-poster.jpg')?.blob
  return { video, revoke, close, stored }
}

/** The video shows a frame, as after a seek. */
async function showFrame(capture: () => Blob = () => new Blob(), isFlat = false) {
  jest.mocked(captureFrame).mockImplementationOnce(async () => ({ blob: capture(), isFlat }))
  await act(async () => jest.mocked(onShownFrames).mock.lastCall?.[1]())
}

test('a video whose duration is unknown opens at its first frame', async () => {
  const { video } = await renderPicker()
  expect(button('Use this frame')).toBeDisabled()
  await showFrame()
  expect(video.currentTime).toBe(0)
  expect(screen.getByText('0.0 of 0.0 s')).toBeVisible()
  expect(button('Use this frame')).toBeEnabled()
})

test('the slider and the buttons seek within the video, and the shown frame is used', async () => {
  const { video } = await renderPicker(10)
  // Only shows that the video can seek.
  await act(async () => jest.mocked(onShownFrames).mock.lastCall?.[1]())
  const slider = screen.getByRole('slider', { name: 'Frame' })
  expect(slider).toHaveFocus()
  const seeks = [video.currentTime]
  for (const step of ['Next frame', 'Previous frame', 0.02, 'Previous frame', 10, 'Next frame']) {
    if (typeof step === 'string') await press(button(step))
    else fireEvent.change(slider, { target: { value: step } })
    seeks.push(Math.round(video.currentTime * 100) / 100)
  }
  expect(seeks).toEqual([4, 4.04, 4, 0.02, 0, 10, 10])
  expect(screen.getByText('10.0 of 10.0 s')).toBeVisible()
  await showFrame(() => new Blob(['x'.repeat(2000)]))
  expect(screen.getByText(/It is saved as a JPEG of 1600 × 900 px, about 2 kB\.$/)).toBeVisible()
  expect(screen.getByRole('img', { name: 'The frame' })).toBeVisible()
  expect(desk.get().frame?.words).toBe('Frame at 10.0 s, not used yet')
  await press(button('Use this frame'))
  expect(await announced()).toContain('The frame is now the poster.')
})

test('a frame of one color is offered with a warning, and a picture in its place', async () => {
  const onClose = jest.fn()
  const { stored } = await renderPicker(10, onClose)
  await act(async () => jest.mocked(onShownFrames).mock.lastCall?.[1]())
  await showFrame(() => new Blob(['black']), true)
  expect(screen.getByText(/^This frame has only one color/)).toBeVisible()
  expect(await announced()).toContain('choose another moment, or a picture of your own')
  await showFrame(() => new Blob(['boat']))
  expect(screen.queryByText(/^This frame has only one color/)).toBeNull()
  await showFrame(() => new Blob(['black']), true)
  expect(button('Choose a picture…')).toBeVisible()
  await choose('A picture for the poster', new File(['BM'], 'photo.bmp'))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(stored()).toBeUndefined()
})

test('the row gets the frames of the video one by one, and ends with the picker', () => {
  const [gone, onPicture, stop, load] = [new AbortController(), jest.fn(), jest.fn(), jest.fn()]
  jest.mocked(onShownFrames).mockReturnValueOnce(stop)
  framesOf('blob:video')([0.25, 0.75], gone.signal, onPicture)
  const [video, onShown] = jest.mocked(onShownFrames).mock.lastCall ?? []
  if (!video || !onShown) throw new Error('There is no video')
  Object.defineProperty(video, 'duration', { value: 8 })
  const times = [0, 1, 2].map(() => {
    onShown()
    return video.currentTime
  })
  expect(times).toEqual([2, 6, 6])
  expect(onPicture.mock.calls).toEqual([0, 1].map(() => [video, { width: 0, height: 0 }]))
  expect(video).toMatchObject({ muted: true, src: 'blob:video' })
  Object.assign(video, { load })
  gone.abort()
  expect([stop.mock.calls.length, load.mock.calls.length]).toEqual([1, 1])
  expect(video).not.toHaveAttribute('src')
})

test('neither a later frame nor a video that becomes ready changes what the picker uses and frees', async () => {
  const shown = new Blob(['shown'])
  const { video, revoke, close, stored } = await renderPicker()
  await showFrame(() => shown)
  // During this capture the video has moved on.
  await showFrame(() => {
    video.currentTime = 2
    return new Blob(['passed'])
  })
  expect(desk.get().frame?.url).toBe('blob:frame')
  act(() =>
    desk.showFrame({ slide: 'live-1', url: 'blob:video', size: { width: 1280, height: 720 }, words: '' }),
  )
  expect(revoke).not.toHaveBeenCalled()
  await press(button('Use this frame'))
  expect(stored()).toBe(shown)
  close()
  expect(revoke.mock.calls).toEqual([['blob:frame']])
  expect(desk.get().frame?.url).toBe('blob:video')
})
