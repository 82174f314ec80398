import { announce } from '@/lib/announcements/announcements'
import { takeFiles } from '@/lib/carousel/take-files'
import { useStudio } from './studio-context'

/** Takes chosen or dropped files and announces what became of them. */
export function useTakeFiles() {
  const { store } = useStudio()
  return async (files: readonly File[], target: { slide: string } | 'new') => {
    const { taken, refused, text } = await takeFiles(store, files, target)
    const words = [
      ...taken.map(({ name }) => `${name} was taken.`),
      ...(text === null ? [] : ['The text was taken.']),
      ...refused.map(({ name, reason }) => `${name} was not taken. ${reason}`),
    ]
    announce('studio files', () => words.join(' '))
  }
}
