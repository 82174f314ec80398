import { fireEvent } from '@testing-library/react'
import { captureFrame, onShownFrames, posterOf } from './draw-poster'

type Level = number | readonly number[]
/** Each drawing of the canvas shows the next of these levels of red; the last one stays. */
function drawings(...levels: Level[]) {
  const context = {
    drawImage() {},
    getImageData: () => {
      const next = [levels.length > 1 ? levels.shift() : levels[0]].flat()
      return {
        data: Array.from({ length: 400 }, (_, i) => (i % 4 === 0 ? next[(i / 4) % next.length] : 255)),
      }
    },
  }
  const stub = { getContext: () => context, toBlob: (use: (blob: Blob) => void) => use(new Blob(['jpeg'])) }
  Object.assign(HTMLCanvasElement.prototype, stub)
}
const video = document.createElement('video')
beforeEach(() => void jest.useFakeTimers())

test.each<[string, Level[], boolean]>([
  ['painted at once', [[0, 90]], false],
  ['black until its third drawing', [0, 0, [0, 90]], false],
  ['black for ever', [0], true],
  ['of one color with the traces of compression', [[120, 124, 122]], true],
])('a frame that is %s is captured', async (_what, levels, isFlat) => {
  drawings(...levels)
  const capture = captureFrame(video)
  await jest.advanceTimersByTimeAsync(2000)
  expect(await capture).toMatchObject({ isFlat })
})

test('the first frame of a prepared video says whether it has one color', async () => {
  const picture = { width: 1280, height: 720, close() {} }
  drawings(7)
  expect(await posterOf(picture, 0.5)).toMatchObject({ isFlat: true })
  drawings([7, 30])
  expect(await posterOf(picture, 0.5)).toMatchObject({ isFlat: false })
})

/** A video whose frames are shown, and whose seeks end, by hand. */
function watchVideo() {
  const video = Object.defineProperty(document.createElement('video'), 'seeking', { writable: true })
  let requested = () => {}
  Object.assign(video, {
    requestVideoFrameCallback: (callback: () => void) => (requested = callback),
    cancelVideoFrameCallback: () => (requested = () => {}),
  })
  const endSeek = () => fireEvent.seeked(Object.assign(video, { seeking: false }))
  const handle = jest.fn()
  return { video, show: () => requested(), endSeek, handle, stop: onShownFrames(video, handle) }
}

test.each(['before', 'after'])('a frame that is shown %s the end of its seek is handled once', (when) => {
  const { video, show, endSeek, handle } = watchVideo()
  Object.assign(video, { seeking: true })
  const steps = [show, endSeek]
  for (const step of when === 'before' ? steps : steps.toReversed()) {
    expect(handle).not.toHaveBeenCalled()
    step()
  }
  expect(handle).toHaveBeenCalledTimes(1)
})

test('after the end of the subscription no frame is handled', () => {
  const { show, endSeek, handle, stop } = watchVideo()
  stop()
  show()
  endSeek()
  expect(handle).not.toHaveBeenCalled()
})
