import type { SourceVideo, VideoAnswer, VideoCalls, VideoProblem } from './video'

/** Opens a video in a worker, so that decoding and encoding never block the page. */
export async function openVideo(blob: Blob): Promise<SourceVideo | VideoProblem> {
  const worker = new Worker(new URL('./video-worker.ts', import.meta.url))
  const ask = askerOf(worker)
  const facts = await ask('open', blob).catch((error: unknown) => {
    worker.terminate()
    throw error
  })
  if ('why' in facts) {
    worker.terminate()
    return facts
  }
  return {
    facts,
    frameAt: (seconds) => ask('frameAt', seconds),
    smallFrames: (times, signal, onPicture) => ask('smallFrames', times, { signal, onPart: onPicture }),
    canEncode: (format, size) => ask('canEncode', { format, size }),
    encode: ({ signal, onProgress, ...recipe }) => ask('encode', recipe, { signal, onPart: onProgress }),
    close: () => worker.terminate(),
  }
}

type Options<Name extends keyof VideoCalls> = {
  signal?: AbortSignal
  onPart?: (part: VideoCalls[Name]['part']) => void
}

/** Each call has a channel, on which the worker answers and the page aborts. */
function askerOf(worker: Worker) {
  return <Name extends keyof VideoCalls>(
    name: Name,
    argument: VideoCalls[Name]['argument'],
    { signal, onPart }: Options<Name> = {},
  ) =>
    new Promise<VideoCalls[Name]['result']>((resolve, reject) => {
      signal?.throwIfAborted()
      const { port1, port2 } = new MessageChannel()
      const abort = () => port1.postMessage('abort')
      function end() {
        port1.close()
        signal?.removeEventListener('abort', abort)
        worker.removeEventListener('error', fail)
      }
      function fail() {
        end()
        reject(new Error('The worker failed.'))
      }
      port1.onmessage = ({ data }: MessageEvent<VideoAnswer<Name>>) => {
        if ('part' in data) return onPart?.(data.part)
        if ('failed' in data) return fail()
        end()
        resolve(data.result)
      }
      signal?.addEventListener('abort', abort)
      // The worker's script could not be loaded, or threw.
      worker.addEventListener('error', fail)
      worker.postMessage({ name, argument, port: port2 }, [port2])
    })
}
