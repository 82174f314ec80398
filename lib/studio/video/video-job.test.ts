/** @jest-environment node */
import { setTimeout as wait } from 'node:timers/promises'
import { announce } from '@/lib/announcements/announcements'
import { videoReady, videoWell, videoWork } from '@/lib/content/studio-files'
import type { Recipe, SourceVideo, VideoProblem } from './video'
import { createVideoJob } from './video-job'

jest.mock('@/lib/announcements/announcements', () => ({ announce: jest.fn() }))

const size = { width: 1080, height: 1920 }

/** A browser that encodes videos of the given sizes, one after the other. */
function browser(sizes: readonly number[], formats = ['webm', 'mp4']) {
  const recipes: Recipe[] = []
  const video: SourceVideo = {
    facts: { bytes: 9, seconds: 31.4, size, codec: 'avc', container: 'MP4' },
    frameAt: async () => null,
    smallFrames: async () => {},
    canEncode: async (format) => formats.includes(format),
    encode: async (recipe) => {
      recipes.push(recipe)
      recipe.onProgress(0.5)
      return new Blob([new Uint8Array(sizes[recipes.length - 1] ?? 0)], { type: `video/${recipe.format}` })
    },
    close: jest.fn(),
  }
  return { video, recipes }
}

const drawn = async () => ({ blob: new Blob(['poster']), isFlat: false })

async function open(video: SourceVideo | VideoProblem, posterOf = drawn) {
  const load = async () => ({ openVideo: async () => video, posterOf })
  const job = createVideoJob({ slide: 'a', name: 'IMG 1.mov', blob: new Blob(), hasPoster: true, load })
  await wait()
  return job
}

test('a video becomes a WebM and an MP4 of the chosen part, within the limit, and is freed at the end', async () => {
  const { video, recipes } = browser([600_000, 900_000])
  const job = await open(video)
  job.set({ cut: { start: 12, end: 18 }, position: 1 })
  await job.start()
  const recipe = { cut: { start: 12, end: 18 }, crop: { top: 1312 }, bitrate: 2_533_333 }
  const formats = [{ format: 'webm' }, { format: 'mp4' }]
  expect(recipes).toMatchObject(formats.map((format) => ({ ...format, ...recipe })))
  expect(job.get().phase).toMatchObject({ name: 'ready', files: formats })
  const announced = jest.mocked(announce).mock.calls.map(([, compose]) => compose())
  const prepared = [videoWork.announced(25), videoWork.announced(75), videoReady.announced]
  expect(announced).toEqual([videoWell.canPrepare('IMG 1.mov'), ...prepared])
  job.close()
  expect(video.close).toHaveBeenCalled()
})

test('a file that became too large is made again with a lower bitrate', async () => {
  const { video, recipes } = browser([2_500_000, 1_900_000], ['webm'])
  const job = await open(video)
  await job.start()
  expect(recipes.map(({ bitrate }) => bitrate)).toEqual([2_533_333, 1_829_066])
  expect(job.get().phase).toMatchObject({ name: 'ready', files: [{ format: 'webm' }] })
})

test('when six seconds stay too large at the lowest bitrate, a shorter part is offered', async () => {
  const { video, recipes } = browser([3_000_000, 2_500_000, 2_400_000])
  const job = await open(video)
  await job.start()
  // The next bitrate would be below 1 Mbit/s.
  expect(recipes.map(({ bitrate }) => bitrate)).toEqual([2_533_333, 1_524_222, 1_100_488])
  expect(job.get().phase).toEqual({ name: 'tooLong', bytes: 2_400_000, seconds: 4.7 })
})

const hanging = ({ signal, onProgress }: Recipe) =>
  new Promise<Blob>((_resolve, reject) => {
    onProgress(0.4)
    signal.addEventListener('abort', () => {
      onProgress(0.9)
      reject(new Error('The conversion was cancelled.'))
    })
  })

test.each([
  ['aborts the encoder', { encode: hanging }, 0.2],
  ['starts no encoder', { canEncode: () => wait(50, true) }, 0],
])('Cancel %s, and what happens afterwards changes nothing', async (_what, change, share) => {
  const { video, recipes } = browser([])
  const job = await open({ ...video, ...change })
  const started = job.start()
  await wait()
  job.cancel()
  expect(job.get().phase).toEqual({ name: 'stopped', share })
  await started
  expect(job.get().phase).toEqual({ name: 'stopped', share })
  expect(recipes).toEqual([])
})

test.each([
  ['the poster is drawn', drawn, 'ready'],
  ['it cannot be drawn', () => Promise.reject(new Error('The picture could not be drawn.')), 'cannot'],
])('the first picture is freed when %s', async (_when, posterOf, phase) => {
  const { video } = browser([9, 9])
  const close = jest.fn()
  const job = await open({ ...video, frameAt: async () => ({ width: 9, height: 9, close }) }, posterOf)
  await job.start()
  expect(job.get().phase.name).toBe(phase)
  expect(close).toHaveBeenCalledTimes(1)
})

test.each<[string, SourceVideo | VideoProblem, object]>([
  ['cannot read the video', { why: 'codec', codec: 'hevc' }, { why: 'codec', codec: 'hevc' }],
  ['cannot make a video', browser([], []).video, { why: 'encoder' }],
])('a browser that %s gives the reason', async (_what, video, problem) => {
  const job = await open(video)
  await job.start()
  expect(job.get().phase).toMatchObject({ name: 'cannot', problem })
})
