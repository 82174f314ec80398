import { listOf, plural } from '@/lib/config/grammar'

const films = (count: number) => `${count} ${plural(count, { one: 'película', other: 'películas' })}`
const cards = (count: number) => `${count} ${plural(count, { one: 'tarjeta', other: 'tarjetas' })}`

/** The result of “Add to my quote”. `line` is a title inside a sentence. */
export const quoteStrip = {
  added: (line: string) => `Añadido: ${line}.`,
  saved: (line: string) => `Guardado: ${line}.`,
  count: (filmCount: number, cardCount: number) =>
    `Tu presupuesto tiene ahora ${listOf([films(filmCount), ...(cardCount > 0 ? [cards(cardCount)] : [])])}. Está en el carrito.`,
  again: 'Ya está en tu presupuesto.',
  nothingAdded: (title: string, text: string) => `${title}. ${text} No se añadió nada.`,
  full: 'Tu presupuesto está lleno. Quita primero una línea.',
  view: 'Ver el presupuesto',
  undo: 'Deshacer',
  undoOf: (line: string) => `Deshacer: ${line}`,
  undone: 'Deshecho.',
  question: {
    tint: {
      title: (window: string) => `¿Sustituir la película para ${window}?`,
      text: 'Tu presupuesto ya tiene una. Conserva las dos si tienes dos coches.',
    },
    coverage: {
      title: (line: string) => `¿Sustituir «${line}»?`,
      text: 'Tu presupuesto ya cubre algunos de estos paneles en este vehículo. Conserva las dos líneas si tienes dos coches.',
    },
    hull: {
      title: (line: string) => `¿Sustituir «${line}»?`,
      text: 'Tu presupuesto ya cubre algunas de estas zonas en este barco. Conserva las dos líneas si tienes dos barcos.',
    },
  },
  inQuote: 'En tu presupuesto',
  now: 'Ahora',
  replace: 'Sustituir',
  keepBoth: 'Conservar las dos',
  cancel: 'Cancelar',
}
