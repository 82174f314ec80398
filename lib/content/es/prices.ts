import { percent } from '@/lib/content/words'
import { inText } from './language'

/** `USD` and its space, at the beginning of a price. */
const CURRENCY = /^[A-Z]{3}\s/

export const linePrice = {
  range: (from: string, to: string) => (from === to ? from : `de ${from} a ${to}`),
  /** Next to a film. The currency stands once. */
  short: (from: string, to: string) => (from === to ? from : `${from} a ${to.replace(CURRENCY, '')}`),
  /** The least that the shop asks for a film of a line. */
  least: (price: string, month: string, isTaxAdded: boolean) =>
    `Desde ${price}${isTaxAdded ? ' más impuestos' : ''}, en ${month}`,
  noneYet: 'precio a consultar',
  /** For nearly the same choice. */
  neighbor: (what: string, range: string) => `Precio para ${what}: ${inText(range)}.`,
  otherFilm: (shares: string) => `película del ${shares}`,
  otherLength: (from: string, to: string) => `barcos de ${from} a ${to}`,
  /** In a message, after what was chosen. */
  inMessage: (film: string, range: string | undefined) =>
    range ? `${film} Precio: ${inText(range)}.` : `${film} Precio a consultar.`,
  /** Below the price of a tool. */
  toolTerms: (month: string, tax: 'included' | 'added' | undefined) =>
    `Nuestros precios, ${month}${tax ? (tax === 'included' ? ', impuestos incluidos' : ', más impuestos') : ''}. Precio orientativo, sin compromiso.`,
  subject: (choice: string) => `${choice}:`,
  windowFilm: (window: string, film: number) => `${window}, película del ${percent(film)}`,
  includes: 'Qué incluye',
  none: 'sin precio para esta elección',
  ask: 'Agrégala a tu cotización y pregunta.',
  orSee: 'Agrégala a tu cotización y pregunta, o mira',
  other: (name: string, range: string) => `${name}, ${range}`,
}
