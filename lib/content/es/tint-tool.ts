import type { PlaceId, WindowId } from '@/lib/content/facts/films'
import { lowered } from '@/lib/content/words'
import { inText } from './language'

export const tintScene = {
  alt: {
    day: 'La ventana de un auto, vista desde adentro de día',
    night: 'La ventana de un auto, vista desde adentro de noche',
  },
}

export const tintTool = {
  vehicle: 'Vehículo',
  shades: 'Tonos a la venta',
  slider: (window: string) => `Película para ${window}`,
  shade: (shade: string) => `Película del ${shade}`,
  value: (film: string, through: string) => `película del ${film}; luz que pasa: ${inText(through)}`,
  film: '(película)',
  use: (shade: string) => `Usar ${shade}`,
  through: 'de luz transmitida.',
  sum: (kind: string, light: string, film: string, less: string) =>
    `Vidrio ${kind}, ${light} × película del ${film}. Deslumbra un ${less} menos.`,
  outside: {
    day: (vehicle: string) => `${vehicle}, por fuera de día`,
    night: (vehicle: string) => `${vehicle}, por fuera de noche, con luz en la cabina`,
  },
  fromOutside: (vehicle: string) => `${vehicle} por fuera`,
  windows: (vehicle: string) => `Ventanas de ${vehicle}`,
  tint: (window: string) => `Polarizar ${window}`,
  none: 'Ninguna',
  announced: (window: string, film: string) => `${window}, película del ${film}.`,
  passes: (light: string) => `Luz que pasa: ${inText(light)}`,
  add: (count: number, window: string) =>
    count === 1 ? `Agregar ${window} a mi cotización` : `Agregar ${count} ventanas a mi cotización`,
  lightest: (shade: string) => `No vendemos un tono más claro que ${shade}.`,
  unread: 'Ilegible',
  unreadHelp: 'No pudimos leer este tono. Elige uno.',
  noneChecked: 'Elige una ventana.',
  addNone: 'Elige una ventana primero',
  addAnyway: (answer: string) => `Agregar de todos modos: ${lowered(answer)}`,
}

export const glassChoice = {
  name: 'Tipos de vidrio',
  of: (window: string, kind: string, light: string) =>
    `Vidrio de ${window}: ${kind}, ${light}`
      .replace('Vidrio de el vidrio', 'Vidrio')
      .replace('de el ', 'del '),
  metered: 'medido',
  fix: 'Corrige primero el valor del vidrio.',
}

export const viewChoice = {
  from: { legend: 'Visto desde', options: { inside: 'Adentro', outside: 'Afuera' } },
  at: { legend: 'Luz', options: { day: 'De día', night: 'De noche' } },
}

/** The kinds of glass: in the list, and in a sentence. */
export const glassNames = {
  clear: { label: 'Transparente', named: 'transparente' },
  factory: { label: 'De fábrica', named: 'de fábrica' },
  privacy: { label: 'Oscuro', named: 'oscuro de fábrica' },
}

/** Only the server renders them. */
export const sceneLabels = { covered: 'Vidrio + película', bare: 'Solo vidrio' }

export const windowNames: Record<WindowId, string> = {
  windscreen: 'Parabrisas',
  'front-side': 'Ventanas delanteras',
  'rear-side': 'Ventanas traseras',
  rear: 'Vidrio trasero',
}

/** The same inside a sentence. */
export const windowInSentence: Record<WindowId, string> = {
  windscreen: 'el parabrisas',
  'front-side': 'las ventanas delanteras',
  'rear-side': 'las ventanas traseras',
  rear: 'el vidrio trasero',
}

export const placeNames: Record<PlaceId, string> = {
  alabama: 'Alabama',
  colombia: 'Colombia',
  florida: 'Florida',
  france: 'Francia',
  mexico: 'México',
  'new-york': 'Nueva York',
  'new-zealand': 'Nueva Zelanda',
  'north-dakota': 'Dakota del Norte',
  portugal: 'Portugal',
  spain: 'España',
  texas: 'Texas',
  'united-kingdom': 'Reino Unido',
  'victoria-australia': 'Victoria (Australia)',
}

export const placeInSentence = (place: string) =>
  place === placeNames['united-kingdom'] ? `el ${place}` : place

export const lightLimits = {
  notCheckedSince: (month: string) => `Sin comprobar desde ${month}`,
}
