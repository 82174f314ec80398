/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { h264Of } from '@/lib/media/test-bytes'
import { readVideo } from './read-video'

const SOURCE = Uint8Array.from(readFileSync('e2e/studio/upright-video.mp4'))
const MOST_BYTES = 8_000_000
const PART = 64_000

/** Counts the bytes that are read of its parts, and refuses to be read whole. */
class CountedFile extends Blob {
  bytesRead = 0

  override slice(from?: number, to?: number) {
    const part = super.slice(from, to)
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform: (bytes, output) => {
        this.bytesRead += bytes.length
        output.enqueue(bytes)
      },
    })
    return Object.assign(part, { stream: () => Blob.prototype.stream.call(part).pipeThrough(count) })
  }
}

const refuse = () => {
  throw new Error('The whole file was read.')
}

test('a large video is read in parts, never whole', async () => {
  const afterType = new DataView(SOURCE.buffer).getUint32(0)
  // Node reads each part of a Blob at once.
  const parts = Array<Uint8Array<ArrayBuffer>>((5 * MOST_BYTES) / PART).fill(new Uint8Array(PART))
  const box = Buffer.alloc(8)
  box.writeUInt32BE(box.length + parts.length * PART)
  box.write('free', 4)
  const file = new CountedFile([SOURCE.subarray(0, afterType), box, ...parts, SOURCE.subarray(afterType)])
  Object.assign(file, { stream: refuse, arrayBuffer: refuse })
  // Without WebCodecs no video can be decoded; by then its description has been read, behind the empty space.
  expect(await readVideo(file)).toEqual({ why: 'codec', codec: 'avc' })
  expect(file.bytesRead).toBeGreaterThan(0)
  expect(file.bytesRead).toBeLessThan(MOST_BYTES)
})

test('10-bit H.264 that the browser cannot decode is named as such', async () => {
  expect(await readVideo(new Blob([h264Of(110)]))).toEqual({ why: 'codec', codec: 'deepColor' })
})

test('a file of another kind is named as such', async () => {
  expect(await readVideo(new Blob(['No video.']))).toEqual({ why: 'container', codec: null })
})
