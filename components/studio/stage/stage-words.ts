import type { ShownFrame } from '@/components/studio/studio-context'
import { whenWords } from '@/components/studio/when'
import type { StudioState } from '@/lib/studio/studio-state'
import type { StudioView } from '@/lib/studio/studio-view'

/** Describes in one line what the preview shows. */
export function stageWords(
  { draft, slide, number, shown }: StudioView,
  px: number,
  frame: ShownFrame | null,
  { changedAt }: StudioState,
): string {
  if (frame) return `Frame at ${frame.seconds.toFixed(1)} s, not taken yet`
  if (!draft.isReadable)
    return ['As last readable', changedAt && whenWords(changedAt)].filter(Boolean).join(', ')
  const { title, line, button, poster, video } = slide
  if ([title, line, button.text, poster, ...video].every((text) => text === '')) {
    return `Slide ${number} is still empty`
  }
  if (shown.some((problem) => problem.slide === number - 1)) return `Slide ${number} cannot go live like this`
  return `The home page’s own carousel, ${px} px wide`
}
