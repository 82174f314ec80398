import { fireEvent, render, screen } from '@testing-library/react'
import type { SourceVideo } from '@/lib/studio/video/video'
import { CropFrame } from './crop-frame'
import { CutTimeline } from './cut-timeline'
import { SOURCE, slider } from './test-desk'

beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 90, 160))
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
})

const at = (x: number, y = 0) => ({ clientX: x, clientY: y, pointerId: 7 })

function renderFrame(size = { width: 900, height: 1600 }, hasPoint = true) {
  const [onMove, onPoint] = [jest.fn(), jest.fn()]
  const point = { percent: 50, onMove: onPoint }
  const { container } = render(
    <CropFrame size={size} position={0.5} onMove={onMove} {...(hasPoint && { point })}>
      the picture
    </CropFrame>,
  )
  return { frame: container.querySelector('svg') ?? container, onMove, onPoint }
}

/** The only argument of the last call, to four digits. */
const last = (mock: jest.Mock) => Math.round(mock.mock.lastCall?.[0] * 1e4) / 1e4

test('the frame on a tall picture is dragged up and down, within the picture, until it is released', () => {
  const { frame, onMove, onPoint } = renderFrame()
  fireEvent.pointerDown(frame, at(5, 5))
  expect(frame.setPointerCapture).toHaveBeenCalledWith(7)
  // 10 of 109.4 px that are left.
  fireEvent.pointerMove(frame, at(50, 15))
  expect(last(onMove)).toBeCloseTo(0.5914, 3)
  fireEvent.pointerMove(frame, at(5, 900))
  expect(last(onMove)).toBe(1)
  fireEvent.pointerMove(frame, at(5, -900))
  expect(last(onMove)).toBe(0)
  fireEvent(frame, new Event('lostpointercapture'))
  fireEvent.pointerMove(frame, at(5, 15))
  expect(onMove).toHaveBeenCalledTimes(3)
  expect(onPoint).not.toHaveBeenCalled()
})

test.each([
  ['the frame on a very wide picture', 3200, 900, [160, 176], 'frame', 0.6, ['Frame, from left to right']],
  ['the ring of the point', 900, 1600, [45, 54], 'point', 60, ['Frame, from top to bottom']],
  ['the point of a 16:9 picture, which comes to the pointer,', 1600, 900, [16, 32], 'point', 20, []],
])('%s is dragged to the sides', (_what, width, height, [from = 0, to = 0], what, value, sliders) => {
  const box = new DOMRect(0, 0, width / 10, height / 10)
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box)
  const { frame, onMove, onPoint } = renderFrame({ width, height }, what === 'point')
  fireEvent.pointerDown(frame, at(from, height / 20))
  fireEvent.pointerMove(frame, at(to, height / 20))
  const [moved, other] = what === 'point' ? [onPoint, onMove] : [onMove, onPoint]
  expect(last(moved)).toBe(value)
  expect(other).not.toHaveBeenCalled()
  const names = screen.queryAllByRole('slider').map((slider) => slider.getAttribute('aria-label'))
  expect(names).toEqual(sliders)
})

test('the timeline shows its part of the video, where the part that is kept and each of its ends are moved', () => {
  const [drawImage, onChange] = [jest.fn(), jest.fn()]
  const context = Object.assign(Object.create(null), { drawImage })
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context)
  const smallFrames = jest.fn<Promise<void>, Parameters<SourceVideo['smallFrames']>>(() =>
    Promise.reject(new Error()),
  )
  const video = { ...SOURCE, facts: { ...SOURCE.facts, seconds: 60 }, smallFrames }
  const { container, unmount } = render(
    <CutTimeline
      video={video}
      cut={{ start: 10, end: 16 }}
      timeline={{ start: 9, end: 39 }}
      onChange={onChange}
    />,
  )
  const [times, signal, onPicture] = smallFrames.mock.lastCall ?? []
  expect(times?.map(Math.round)).toEqual([11, 14, 17, 21, 24, 27, 31, 34, 37])
  const [tall, wide] = [1000, 3000].map((width) => ({ width, height: 1000, close: jest.fn() }))
  for (const picture of [tall, null, wide]) onPicture?.(picture ?? null)
  // Cells of 100 × 120 px, cut from the middle.
  expect(drawImage.mock.calls.map(([, ...box]) => box.map(Math.round).join())).toEqual([
    '83,0,833,1000,0,0,100,120',
    '1083,0,833,1000,200,0,100,120',
  ])

  const [before, after, part] = container.querySelectorAll('rect')
  const shares = [before, after, part].map((one) =>
    ['x', 'width'].map((name) => Math.round(Number(one?.getAttribute(name)))).join(),
  )
  expect(shares).toEqual(['0,3', '23,77', '3,20'])
  if (part) fireEvent.pointerDown(part, at(100))
  // A tenth of a second for each pixel.
  if (part) fireEvent.pointerMove(part, at(120))
  expect(onChange).toHaveBeenLastCalledWith({ start: 12, end: 18 }, 12)
  const change = (name: string, value: string) => fireEvent.change(slider(name), { target: { value } })
  change('Start', '11.04')
  expect(onChange).toHaveBeenLastCalledWith({ start: 11, end: 16 }, 11)
  change('End', '14')
  expect(onChange).toHaveBeenLastCalledWith({ start: 10, end: 14 }, 14)
  change('Where in the video', '50')
  expect(onChange).toHaveBeenLastCalledWith({ start: 50, end: 56 }, 50, { start: 42, end: 60 })
  fireEvent.keyDown(slider('Start'), { key: 'x' })
  expect(onChange).toHaveBeenCalledTimes(4)

  unmount()
  expect(signal?.aborted).toBe(true)
  onPicture?.(tall ?? null)
  expect(drawImage).toHaveBeenCalledTimes(2)
  expect([tall, wide].map((one) => one?.close.mock.calls.length)).toEqual([2, 1])
})
