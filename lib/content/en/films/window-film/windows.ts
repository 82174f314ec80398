import type { WindowId } from '@/lib/content/facts/films/window-film/windows'

export const windowNames: Record<WindowId, string> = {
  windscreen: 'Windscreen',
  'front-side': 'Front side',
  'rear-side': 'Rear side',
  rear: 'Rear',
}
