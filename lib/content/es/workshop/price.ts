export const priceBox = {
  range: (from: string, to: string) => (from === to ? from : `de ${from} a ${to}`),
  /** After the choice and the range. */
  terms: (month: string, tax: 'included' | 'added' | undefined) =>
    `en este taller, precio de ${month}${tax ? (tax === 'included' ? ', impuestos incluidos' : ', más impuestos') : ''}. No es una oferta.`,
  subject: (choice: string) => `${choice}:`,
  windowFilm: (window: string, film: number) => `${window}, película del ${film}\u00a0%`,
  includes: 'Qué incluye',
  none: 'sin precio para esta elección',
  ask: 'Añádela a tu presupuesto y pregunta.',
  orSee: 'Añádela a tu presupuesto y pregunta, o mira',
  other: (name: string, range: string) => `${name}, ${range}`,
}
