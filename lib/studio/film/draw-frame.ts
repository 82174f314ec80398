import { cropPicture, frameSize } from '@/lib/studio/draw-poster'
import type { Film, FilmPicture } from './film'
import { cropAt } from './frame'

/** The part of a picture in the 16:9 frame, large enough for a poster. */
export function drawFrame(picture: FilmPicture, position: number): Promise<Blob | null> {
  const { left, top, width, height } = cropAt(picture, position)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, frameSize(picture))
  canvas.getContext('2d')?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86))
}

/** The film's picture at a time, as a poster. */
export async function posterAt(film: Film, seconds: number, position: number): Promise<Blob | null> {
  const picture = await film.frameAt(seconds)
  const frame = picture && (await drawFrame(picture, position))
  return frame && cropPicture(frame)
}
