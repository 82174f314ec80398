import { useStudio } from '@/components/studio/studio-context'
import { copiesOf } from '@/lib/carousel/check/media-problems'

/** A poster's 800 px copies: one in a format that every browser supports, and an AVIF if there is one. */
export function useThumbnail(poster: string): { src: string; avif: string | null } | null {
  const { view } = useStudio()
  const { files, urlOf } = view
  const small = copiesOf(poster).filter((copy) => copy.includes('-800.') && files.has(copy))
  const avif = small.find((copy) => copy.endsWith('.avif'))
  const name = small.find((copy) => !copy.endsWith('.avif')) ?? poster
  if (!files.get(name)?.type?.startsWith('image/')) return null
  return { src: urlOf(name), avif: avif === undefined ? null : urlOf(avif) }
}
