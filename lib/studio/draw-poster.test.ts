import { captureFrame, posterOf } from './draw-poster'

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
