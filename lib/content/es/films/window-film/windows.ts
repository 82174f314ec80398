import type { WindowId } from '@/lib/content/facts/films/window-film/windows'

export const windowNames: Record<WindowId, string> = {
  windscreen: 'Parabrisas',
  'front-side': 'Ventanillas delanteras',
  'rear-side': 'Ventanillas traseras',
  rear: 'Luneta',
}
