import { fireEvent, render, screen } from '@testing-library/react'
import type { Film } from '@/lib/studio/film/film'
import { CropFrame } from './crop-frame'
import { CutStrip } from './cut-strip'
import './test-desk'
import './test-pointer'

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
      <img alt="" src="x.png" />
    </CropFrame>,
  )
  const frame = container.querySelector('svg')
  if (!frame) throw new Error('There is no frame')
  return { frame, onMove, onPoint }
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

test('the frame on a very wide picture is dragged to the sides', () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 320, 90))
  const { frame, onMove } = renderFrame({ width: 3200, height: 900 }, false)
  fireEvent.pointerDown(frame, at(160, 45))
  fireEvent.pointerMove(frame, at(176, 90))
  expect(last(onMove)).toBe(0.6)
  expect(screen.getByRole('slider', { name: 'Frame, from left to right' })).toHaveValue('50')
})

test('the ring of the point is dragged alone; on a 16:9 picture the point comes to the pointer', () => {
  const { frame, onMove, onPoint } = renderFrame()
  fireEvent.pointerDown(frame, at(45, 80))
  fireEvent.pointerMove(frame, at(54, 80))
  expect(last(onPoint)).toBe(60)
  expect(onMove).not.toHaveBeenCalled()
})

test('a 16:9 picture has no frame to move', () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 160, 90))
  const { frame, onPoint } = renderFrame({ width: 1600, height: 900 })
  expect(screen.queryByRole('slider')).toBeNull()
  fireEvent.pointerDown(frame, at(16, 0))
  fireEvent.pointerMove(frame, at(32, 0))
  expect(last(onPoint)).toBe(20)
})

const FILM: Film = {
  facts: { bytes: 1, seconds: 60, size: { width: 1280, height: 720 }, codec: 'avc', container: 'MP4' },
  frameAt: async () => null,
  strip: async () => {},
  canEncode: async () => true,
  encode: () => new Promise(() => {}),
  close: () => {},
}

test('the part of a video is dragged along the strip, and each end on its own', () => {
  const onChange = jest.fn()
  const { container } = render(
    <CutStrip film={FILM} cut={{ start: 10, end: 16 }} strip={{ start: 0, end: 30 }} onChange={onChange} />,
  )
  const part = container.querySelectorAll('rect')[2]
  if (!part) throw new Error('There is no part')
  fireEvent.pointerDown(part, at(100))
  // A tenth of a second for each pixel.
  fireEvent.pointerMove(part, at(120))
  expect(onChange).toHaveBeenLastCalledWith({ start: 12, end: 18 }, 12)
  const change = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('slider', { name }), { target: { value } })
  change('Start', '11.04')
  expect(onChange).toHaveBeenLastCalledWith({ start: 11, end: 16 }, 11)
  change('End', '14')
  expect(onChange).toHaveBeenLastCalledWith({ start: 10, end: 14 }, 14)
  change('Where in the video', '50')
  expect(onChange).toHaveBeenLastCalledWith({ start: 50, end: 56 }, 50, { start: 42, end: 60 })
  const shares = [...container.querySelectorAll('rect')].map((one) =>
    ['x', 'width'].map((name) => Math.round(Number(one.getAttribute(name)))),
  )
  expect(shares).toEqual([
    [0, 33],
    [53, 47],
    [33, 20],
  ])
  onChange.mockClear()
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Start' }), { key: 'x' })
  expect(onChange).not.toHaveBeenCalled()
})
