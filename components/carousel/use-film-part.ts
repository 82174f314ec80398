import { type RefObject, useEffect } from 'react'

/** A part of a film, in seconds, and of its picture, as an inset of CSS. */
export type FilmPart = { start: number; end: number; viewBox: string }

/** Plays only a part of the shown slide's film. */
export function useFilmPart(hero: RefObject<HTMLElement | null>, part: FilmPart | undefined) {
  useEffect(() => {
    const video = hero.current?.querySelector<HTMLVideoElement>('[data-active="true"] video')
    if (!video || !part) return
    video.style.setProperty('object-view-box', part.viewBox)
    function rewind(this: HTMLVideoElement) {
      if (part && (this.currentTime < part.start || this.currentTime >= part.end))
        this.currentTime = part.start
    }
    rewind.call(video)
    video.addEventListener('timeupdate', rewind)
    return () => video.removeEventListener('timeupdate', rewind)
  }, [hero, part])
}
