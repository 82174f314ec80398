import type { ComponentProps } from 'react'
import { useStudio } from '@/components/studio/studio-context'
import { copiesOf } from '@/lib/carousel/check/media-problems'

type Props = Omit<ComponentProps<'img'>, 'src'> & {
  poster: string
  /** The class of the box that is shown if there is no poster. */
  blank: string | undefined
}

/** A poster as its 800 px copy: an AVIF if there is one, and a format that every browser supports. */
export function Thumbnail({ poster, blank, ...attributes }: Props) {
  const { files, urlOf } = useStudio().view
  const small = copiesOf(poster).filter((copy) => copy.includes('-800.') && files.has(copy))
  const avif = small.find((copy) => copy.endsWith('.avif'))
  const name = small.find((copy) => !copy.endsWith('.avif')) ?? poster
  if (!files.get(name)?.type?.startsWith('image/')) return <span className={blank} />
  return (
    <picture>
      {avif !== undefined && <source type="image/avif" srcSet={urlOf(avif)} />}
      <img alt="" {...attributes} src={urlOf(name)} loading="lazy" />
    </picture>
  )
}
