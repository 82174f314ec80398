import type { FilmName } from '@/lib/content/facts/films'
import { lowered } from '@/lib/content/words'
import { about } from './language'

export const filmPage = {
  lines: 'Líneas de producto',
  lineNames: { ppf: 'PPF', 'window-film': 'Ventanas', 'marine-film': 'Náutica' } satisfies Record<
    FilmName,
    string
  >,
  needsScript: 'La herramienta de esta página necesita JavaScript, que está desactivado en este navegador.',
}

/** The packages as steps. `adds` is heard in place of a plus. */
export const packageSteps = {
  adds: 'suma',
  /** After the visitor’s own choice: the packages that need less film, and more. */
  between: (lower: string, higher: string) => `, entre ${lower} y ${higher}`,
  below: (name: string) => `, menos que ${name}`,
}

/** The choice of panels or zones at the end of its page. `look` is the color and the finish; empty without a choice. */
export const choiceAtEnd = {
  title: (coverage: string) => `${coverage}.`,
  text: (look: string, chosen: number, all: number, parts: string, area: string) => {
    const count = `${chosen} de ${all} ${parts}, ${lowered(about(area))}.`
    return look ? `${look}. ${count}` : count
  },
}

export const partsPicker = { package: 'Paquete' }

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
