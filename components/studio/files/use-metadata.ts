import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `handle` once a video's metadata is loaded, even if that happened before the effect ran. */
export function useMetadata(
  ref: RefObject<HTMLVideoElement | null>,
  handle: (video: HTMLVideoElement) => void,
) {
  const onMetadata = useEffectEvent(handle)
  useEffect(() => {
    const video = ref.current
    if (!video) return
    const tell = () => onMetadata(video)
    if (video.readyState >= HTMLMediaElement.HAVE_METADATA) tell()
    video.addEventListener('loadedmetadata', tell)
    return () => video.removeEventListener('loadedmetadata', tell)
  }, [ref])
}

/** Duration in seconds; 0 when the file does not contain it, as in browser recordings. */
export function durationOf({ duration }: HTMLVideoElement): number {
  return Number.isFinite(duration) ? duration : 0
}
