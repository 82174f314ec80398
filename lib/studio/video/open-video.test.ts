/** @jest-environment node */
import { openVideo } from './open-video'

const post = jest.fn()

/** Opens every file as a video, and never answers another call. */
class TestWorker extends EventTarget {
  postMessage({ name, port }: { name: string; port: MessagePort }) {
    post(name)
    if (name === 'open') port.postMessage({ result: { bytes: 9 } })
    port.close()
  }
  terminate() {}
}

test('work that is canceled before it starts never reaches the worker', async () => {
  Object.assign(globalThis, { Worker: TestWorker })
  const video = await openVideo(new Blob())
  if ('why' in video) throw new Error('The video cannot be opened')
  const part = { left: 0, top: 0, width: 1280, height: 720 }
  const recipe = { format: 'webm', cut: { start: 0, end: 6 }, crop: part, size: part, bitrate: 2e6 } as const
  const encoding = video.encode({ ...recipe, signal: AbortSignal.abort(), onProgress: () => {} })
  await expect(encoding).rejects.toThrow('aborted')
  expect(post.mock.calls).toEqual([['open']])
})
