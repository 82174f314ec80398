import { listOf } from '@/lib/config/grammar'

export const changesMenu = {
  remove: 'Quitar',
  revert: 'Restaurar',
  named: (action: string, change: string) => `${action}: ${change}`,
  reverted: (change: string) => `Restaurado: ${change}.`,
  discardAll: (count: number) =>
    count === 1 ? 'Descartarlo' : count === 2 ? 'Descartar los dos' : 'Descartar todos',
  noTitle: 'Aún sin título',
  liveSlide: (number: number) => `Publicado: diapositiva ${number}`,
  liveOrder: 'Publicado: el orden anterior',
  liveText: (text: string) => `Publicado: ${text || 'como la diapositiva'}`,
  across: (percent: number) => `al ${percent}\u00a0% del ancho`,
  liveNone: 'Publicado: nada',
  liveFiles: (names: readonly string[]) => `Publicado: ${listOf(names)}`,
}
