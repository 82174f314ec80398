import type { FilmName } from '@/lib/content/facts/films'

export const filmPage = {
  lines: 'Líneas de producto',
  lineNames: { ppf: 'PPF', 'window-film': 'Ventanas', 'marine-film': 'Náutica' } satisfies Record<
    FilmName,
    string
  >,
  needsScript: 'La herramienta de esta página necesita JavaScript, que está desactivado en este navegador.',
}

export const addToQuote = {
  name: 'Tu cotización',
  add: 'Agregar a mi cotización',
  /** While a line of the quote is changed. */
  save: 'Guardar el cambio',
}

/** The classes of vehicles: in the list, and in a sentence. */
export const vehicleNames = {
  compact: { label: 'Compacto', named: 'un compacto', own: 'tu compacto', shown: 'este compacto' },
  sedan: { label: 'Sedán', named: 'un sedán', own: 'tu sedán', shown: 'este sedán' },
  'full-size': {
    label: 'Sedán grande',
    named: 'un sedán grande',
    own: 'tu sedán grande',
    shown: 'este sedán grande',
  },
  'small-suv': {
    label: 'SUV pequeño',
    named: 'un SUV pequeño',
    own: 'tu SUV pequeño',
    shown: 'este SUV pequeño',
  },
  'large-suv': {
    label: 'SUV grande',
    named: 'un SUV grande',
    own: 'tu SUV grande',
    shown: 'este SUV grande',
  },
  truck: { label: 'Pickup', named: 'una pickup', own: 'tu pickup', shown: 'esta pickup' },
}
