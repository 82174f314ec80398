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
