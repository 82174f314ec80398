import { listOf } from '@/lib/config/grammar'

export const changesMenu = {
  remove: 'Remove',
  revert: 'Revert',
  named: (action: string, change: string) => `${action}: ${change}`,
  reverted: (change: string) => `${change}: reverted.`,
  discardAll: (count: number) => (count === 1 ? 'Discard it' : count === 2 ? 'Discard both' : 'Discard all'),
  noTitle: 'No title yet',
  liveSlide: (number: number) => `Live now: slide ${number}`,
  liveOrder: 'Live now: the previous order',
  liveText: (text: string) => `Live now: ${text || 'same as the slide'}`,
  across: (percent: number) => `${percent}% across`,
  liveNone: 'Live now: none',
  liveFiles: (names: readonly string[]) => `Live now: ${listOf(names)}`,
}
