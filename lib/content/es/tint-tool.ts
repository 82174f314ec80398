import type { PlaceId, WindowId } from '@/lib/content/facts/films'

export const tintScene = {
  alt: {
    inside: {
      day: 'La ventanilla de un coche, vista desde dentro de día',
      night: 'La ventanilla de un coche, vista desde dentro de noche',
    },
    outside: {
      day: 'La ventanilla de un coche, vista desde fuera de día',
      night: 'La ventanilla de un coche, vista desde fuera de noche',
    },
  },
}

export const filmSlider = {
  label: 'VLT de la película',
  value: (film: number, together: string) =>
    `película del ${film} por ciento; con el vidrio, ${together} por ciento`,
  shades: 'Tonos a la venta',
  shade: (percent: number) => `película del ${percent} por ciento`,
}

export const glassChoice = {
  legend: 'Tu vidrio',
  own: 'Otro valor',
  measured: 'medido',
  field: 'Luz que pasa por el vidrio sin película',
  wrong: (min: string, max: string) => `Escribe un número del ${min} al ${max}, por ejemplo 70\u00a0%.`,
  fix: 'Corrige primero el valor del vidrio.',
}

export const tintResult = {
  together: 'En conjunto',
  glare: { before: 'Deslumbramiento:', after: 'menos que con el vidrio solo.' },
}

export const viewChoice = {
  from: { legend: 'Visto desde', options: { inside: 'Dentro', outside: 'Fuera' } },
  at: { legend: 'Luz', options: { day: 'De día', night: 'De noche' } },
}

export const windowChoice = { legend: 'Qué ventana' }

export const lawTool = { heading: 'La película más oscura que permite la ley' }

export const tintCall = {
  title: (tint: string) => `${tint}.`,
  together: { before: 'Vidrio y película dejan pasar un', after: 'de la luz.' },
  change: 'Cambiar el tono',
}

/** The kinds of glass: in the list, and in the choice's title. */
export const glassNames = {
  clear: { label: 'Transparente', named: 'vidrio transparente' },
  factory: { label: 'Verde de fábrica', named: 'vidrio de fábrica' },
  privacy: { label: 'Oscuro de fábrica', named: 'vidrio oscuro de fábrica' },
}

export const percentSign = '\u00a0%'

/** A share of light: `35 %` */
export const percent = (figure: number | string) => `${figure}${percentSign}`

/** The choice as the heading of a page's end, and as a line of the quote. */
export const tintChoice = {
  glass: (percent: number) => `vidrio del ${percent}\u00a0%`,
  title: (film: number, glass: string) => `Película del ${film}\u00a0%, ${glass}`,
}

export const tintView = {
  alt: 'Un paisaje: a la izquierda, a través de vidrio y película; a la derecha, solo a través del vidrio.',
}

/** Only the server renders them. */
export const sceneLabels = { covered: 'Vidrio + película', bare: 'Solo vidrio' }

export const windowNames: Record<WindowId, string> = {
  windscreen: 'Parabrisas',
  'front-side': 'Ventanillas delanteras',
  'rear-side': 'Ventanillas traseras',
  rear: 'Luneta',
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

export const legalTable = {
  found: (count: number, all: number) => `${count} de ${all} lugares`,
  showAll: 'Mostrar todos los lugares',
  notCheckedSince: (month: string) => `Sin comprobar desde ${month}. Pregunta en tu localidad.`,
}
