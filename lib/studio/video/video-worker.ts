// Reads and encodes one video, outside of the page's thread.

import { readVideo } from './read-video'
import type { SourceVideo, VideoAnswer, VideoCalls } from './video'

type Request = {
  [Name in keyof VideoCalls]: { name: Name; argument: VideoCalls[Name]['argument']; port: MessagePort }
}[keyof VideoCalls]

let video: SourceVideo | null = null

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  const { port } = data
  const work = new AbortController()
  port.onmessage = () => work.abort()
  answer(data, work.signal).then(
    (result) => post(port, { result }),
    () => post(port, { failed: true }),
  )
})

async function answer({ name, argument, port }: Request, signal: AbortSignal) {
  if (name === 'open') {
    const opened = await readVideo(argument)
    if ('why' in opened) return opened
    video = opened
    return opened.facts
  }
  if (!video) throw new Error('No video is open.')
  const onPart = (part: ImageBitmap | number | null) => post(port, { part })
  switch (name) {
    case 'frameAt':
      return await video.frameAt(argument)
    case 'smallFrames':
      return await video.smallFrames(argument, signal, onPart)
    case 'canEncode':
      return await video.canEncode(argument.format, argument.size)
    case 'encode':
      return await video.encode({ ...argument, signal, onProgress: onPart })
  }
}

/** Pictures are moved, not copied. */
function post(port: MessagePort, answer: VideoAnswer<keyof VideoCalls>) {
  const [value] = Object.values(answer)
  port.postMessage(answer, value instanceof ImageBitmap ? [value] : [])
}
