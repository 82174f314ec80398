import { useStudio } from '@/components/studio/studio-context'
import { announce } from '@/lib/announcements/announcements'
import { cropPicture } from '@/lib/studio/draw-poster'
import { takePoster } from '@/lib/studio/take-files'

/** Crops the selected slide's poster to 16:9 and compresses it to the limit. */
export function useCrop() {
  const { store, state, view } = useStudio()
  return async (name: string) => {
    const own = state.files.get(name)?.blob
    try {
      const picture = own ?? (await (await fetch(view.urlOf(name))).blob())
      await takePoster(store, view.slide.id, `${name.replace(/\.\w+$/, '')}.jpg`, await cropPicture(picture))
      announce('studio files', () => 'The poster is 16:9 now.')
    } catch {
      announce('studio files', () => 'The picture could not be cut. Export it again as JPEG.')
    }
  }
}
