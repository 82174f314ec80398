import { listOf, plural } from '@/lib/config/grammar'

const films = (count: number) => `${count} ${plural(count, { one: 'película', other: 'películas' })}`
const cards = (count: number) => `${count} ${plural(count, { one: 'tarjeta', other: 'tarjetas' })}`

/** One line of the list as text, for messages. */
export const listLine = {
  product: (quantity: number, name: string, price: string) => `${quantity} × ${name}, ${price} por unidad`,
  coupon: (code: string, discount: string) => `Cupón ${code}: ${discount}`,
}

/** What can be done with a line. */
export const quoteLine = {
  change: 'Cambiar',
  changeOf: (title: string) => `Cambiar: ${title}`,
  remove: 'Quitar',
  removeOf: (title: string) => `Quitar: ${title}`,
}

/** A film that this version of the site cannot read. */
export const unreadable = {
  title: 'Una película que no podemos leer',
  text: 'Su enlace no dice qué se eligió. Elígela de nuevo o quítala.',
}

/** In place of a removed line. */
export const gone = {
  removed: (name: string) => `Quitaste: ${name}.`,
  undo: (name: string) => `Deshacer: ${name}`,
}

export const quoteList = {
  heading: 'Tu presupuesto',
  films: 'Películas',
  count: (filmCount: number, cardCount: number, hasPrices: boolean) =>
    [
      filmCount > 0 && `${films(filmCount)}${hasPrices ? '' : ', precio a consultar'}.`,
      cardCount > 0 && `${cards(cardCount)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  cards,
  /** `left` is the number of products that are not named. */
  oneOfEach: (names: readonly string[], left: number) =>
    names.length === 1 && left === 0
      ? `${names[0]}.`
      : `${listOf(left > 0 ? [...names, `${left} más`] : names)}, una de cada.`,
  several: (items: readonly (readonly [quantity: number, name: string])[], left: number) => {
    const each = items.map(([quantity, name]) => `${quantity} × ${name}`)
    return `${listOf(left > 0 ? [...each, `${left} más`] : each)}.`
  },
  cardsName: 'Tarjetas',
  coupon: 'Cupón',
  couponNamed: (code: string) => `Cupón ${code}`,
  copy: 'Copiar como texto',
}

export const shareButton = {
  label: 'Compartir la lista',
  name: 'Compartir',
}

export const sharedQuote = {
  name: 'Lista compartida',
}
