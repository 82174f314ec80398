import { POSTER_BYTES, type Size, wideCrop } from '@/lib/media/media-types'
import { cropAt } from './video/cut'

const MAX_WIDTH = 1600
const FRAME_WIDTH = 1280
const BEST_QUALITY = 0.86
const LOWER_QUALITIES = [0.78, 0.7, 0.6, 0.5, 0.4]

/** Crops a picture to 16:9 and encodes it as a JPEG within the poster's limit. */
export async function cropPicture(picture: Blob, position = 0.5): Promise<Blob> {
  const bitmap = await createImageBitmap(picture)
  try {
    return await drawPoster(bitmap, bitmap, Math.min(wideCrop(bitmap).width, MAX_WIDTH), position)
  } finally {
    bitmap.close()
  }
}

/** A picture of a video, and whether it shows nothing but one color. */
export type Poster = { blob: Blob; isFlat: boolean }

const PAINT_MS = 50
const MOST_WAITS = 20

/** Captures a video's current frame as a poster. Some browsers paint it black until a little later. */
export async function captureFrame(video: HTMLVideoElement): Promise<Poster> {
  const size = { width: video.videoWidth, height: video.videoHeight }
  let isFlat = hasOneColor(video, size)
  for (let waits = 0; isFlat && waits < MOST_WAITS; waits++) {
    await new Promise((resolve) => setTimeout(resolve, PAINT_MS))
    isFlat = hasOneColor(video, size)
  }
  return { blob: await drawPoster(video, size, frameSize(size).width), isFlat }
}

const SAMPLE_WIDTH = 64
/** Compression changes a flat color by a few of 256 levels. */
const MOST_LEVELS = 6

function hasOneColor(picture: CanvasImageSource, size: Size): boolean {
  const canvas = draw(picture, size, SAMPLE_WIDTH)
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
  const [least, most] = [
    [255, 255, 255, 255],
    [0, 0, 0, 0],
  ]
  for (const [i, level] of data.entries()) {
    const channel = i % 4
    least[channel] = Math.min(least[channel] ?? 255, level)
    most[channel] = Math.max(most[channel] ?? 0, level)
  }
  return most.every((level, channel) => level - (least[channel] ?? 0) <= MOST_LEVELS)
}

/** The size of a captured poster. Small videos are enlarged, because a poster must be at least 1200 px wide. */
export function frameSize(whole: Size): Size {
  const width = Math.max(FRAME_WIDTH, Math.min(wideCrop(whole).width, MAX_WIDTH))
  return { width, height: Math.round((width * 9) / 16) }
}

/** A picture in the size that the preview needs. */
export async function openPicture(picture: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(picture)
  const { width } = wideCrop(whole)
  if (width <= MAX_WIDTH) return whole
  try {
    return await createImageBitmap(whole, { resizeWidth: Math.round((whole.width * MAX_WIDTH) / width) })
  } finally {
    whole.close()
  }
}

/** The 16:9 part of a picture, for the preview. */
export const drawFrame = (picture: ImageBitmap, position: number) =>
  toJpeg(draw(picture, picture, frameSize(picture).width, position), BEST_QUALITY)

/** The 16:9 part of a video's picture, as a poster. */
export const posterOf = async (picture: ImageBitmap, position: number): Promise<Poster> => ({
  blob: await drawPoster(picture, picture, frameSize(picture).width, position),
  isFlat: hasOneColor(picture, picture),
})

async function drawPoster(
  source: CanvasImageSource,
  size: Size,
  width: number,
  position?: number,
): Promise<Blob> {
  const canvas = draw(source, size, width, position)
  let jpeg = await toJpeg(canvas, BEST_QUALITY)
  for (const quality of LOWER_QUALITIES) {
    if (jpeg.size <= POSTER_BYTES) break
    jpeg = await toJpeg(canvas, quality)
  }
  return jpeg
}

function draw(source: CanvasImageSource, size: Size, width: number, position = 0.5): HTMLCanvasElement {
  const crop = cropAt(size, position)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round((width * 9) / 16)
  canvas
    .getContext('2d')
    ?.drawImage(source, crop.left, crop.top, crop.width, crop.height, 0, 0, canvas.width, canvas.height)
  return canvas
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))),
      'image/jpeg',
      quality,
    )
  })
}

/**
 * Calls `handle` for the first frame that a video shows, and for the one after each seek. At "seeked" a canvas may still
 * get the frame before. Returns a function that stops it.
 */
export function onShownFrames(video: HTMLVideoElement, handle: () => void): () => void {
  let isNew = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
  let request = video.requestVideoFrameCallback(onFrame)

  function onFrame() {
    isNew = true
    request = video.requestVideoFrameCallback(onFrame)
    settle()
  }
  function settle() {
    if (!isNew || video.seeking) return
    isNew = false
    handle()
  }

  settle()
  video.addEventListener('seeked', settle)
  return () => {
    video.cancelVideoFrameCallback(request)
    video.removeEventListener('seeked', settle)
  }
}
