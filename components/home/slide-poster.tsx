import type { Slide } from '@/lib/carousel/slides'

// A 16:9 picture that covers the hero is as wide as its height asks for.
export const POSTER_SIZES = '(max-width: 767px) max(100vw, min(178vh - 267px, 1245px)), max(100vw, 1387px)'

export function SlidePoster({ poster, isFirst }: { poster: Slide['poster']; isFirst: boolean }) {
  return (
    <picture>
      {poster.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={POSTER_SIZES} />
      ))}
      <img
        src={poster.src}
        alt=""
        width={poster.width}
        height={poster.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}
