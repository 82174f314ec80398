/** The shop's prices for the films of a quote. */
export const filmPrice = {
  range: (from: string, to: string) => (from === to ? from : `de ${from} a ${to}`),
  none: 'Aún sin precio',
  /** In a message, after what was chosen. */
  inMessage: (film: string, range: string | null) =>
    range ? `${film} Precio: ${range}.` : `${film} Aún sin precio.`,
}

export const filmSum = {
  count: (films: number) => (films === 2 ? 'Las dos películas juntas' : `Las ${films} películas juntas`),
  range: (from: string, to: string) => (from === to ? from : `de ${from} a ${to}`),
  /** Each but the terms may be empty. */
  inMessage: (head: string, total: string, terms: string) =>
    [head && total ? `${head}: ${total}.` : head, terms].filter(Boolean).join(' '),
  noTotal: (titles: readonly string[]) => `Sin total. Aún sin precio: ${titles.join('; ')}.`,
  priced: (priced: number, films: number) => `${priced} de ${films} películas con precio`,
  /** Below the sum, or below the only film. */
  terms: (month: string, tax: 'included' | 'added' | undefined) =>
    `En este taller, precio de ${month}${tax ? (tax === 'included' ? ', impuestos incluidos' : ', más impuestos') : ''}. No es una oferta: antes hay que ver el vehículo o el barco.`,
  andAsk: (terms: string) => `${terms} Pregúntanos los demás precios.`,
}
