import { listOf, plural } from '@/lib/content/words'
import { inText } from './language'

const films = (count: number) => `${count} ${plural(count, { one: 'película', other: 'películas' })}`
const taxes = { included: ', impuestos incluidos', added: ', más impuestos', none: ', sin impuestos' }
const chosenWith = (what: string, chosen: readonly string[]) =>
  chosen.length > 0 ? `${what}, con ${listOf(chosen)}` : what

/** The shop's answer to a list, as its customer opens it. */
export const offerPage = {
  title: (shop: string) => `Tu oferta de ${shop}`,
  validUntil: (day: string, away: string) => `Válida hasta el ${day}${away && ` (${away})`}.`,
  prices: (currency: string, tax: keyof typeof taxes) => `Precios en ${currency}${taxes[tax]}.`,
  films: 'Películas',
  onInspection: 'al revisar',
  inTotal: 'en el total',
  choose: 'Elige una.',
  updates: 'El total cambia con ella.',
  chosenWith,
  was: (price: string) => `antes ${price}`,
  counted: (priced: number, count: number) =>
    priced < count ? `${priced} de ${films(count)}.` : `${films(count)}.`,
  onInspectionToo: (names: readonly string[]) => `Al revisar: ${names.join('; ')}.`,
  all: (chosen: readonly string[]) => chosenWith('En total', chosen),
  total: 'Total',
  noTotal: 'Todavía sin total',
  cards: 'Tarjetas',
  cardsApart: 'Las tarjetas no entran en el total de las películas.',
  nowChosen: (chosen: string, total: string) => `Con ${chosen}. Total: ${total}.`,
  quoted: (note: string) => `«${note}»`,
  accept: { email: 'Aceptar por correo', whatsApp: 'Aceptar por WhatsApp' },
  ask: { email: 'Preguntar', whatsApp: 'Preguntar por WhatsApp' },
  honest: 'Estos precios vienen en el enlace. Solo un mensaje del propio taller los confirma.',
  accepting: 'Aceptar abre un mensaje con lo que elegiste y el total; no se envía nada hasta que lo envíes.',
  ready: 'Tu respuesta está lista para enviar.',
  inApp: {
    email: (shop: string) =>
      `Está en tu aplicación de correo, dirigida a ${shop}. ¿No se abrió ninguna aplicación de correo?`,
    whatsApp: (shop: string) => `Está en WhatsApp, dirigida a ${shop}. ¿No se abrió WhatsApp?`,
  },
  tooLong: 'Es demasiado larga para esa aplicación, que no se abrió. Cópiala y pégala allí.',
  copy: 'Copiar la respuesta',
  whatsApp: 'WhatsApp',
  call: (phone: string) => `Llamar al ${phone}`,
  ended: (day: string) => `Esta oferta venció el ${day}.`,
  mayHaveChanged: 'Los precios pueden haber cambiado. Las películas siguen aquí: pide un precio nuevo.',
  askAgain: { email: 'Pedir otra oferta', whatsApp: 'Pedirla por WhatsApp' },
  problems: {
    damaged:
      'El enlace de esta oferta está dañado, incompleto o es demasiado largo, así que no se abrió. Nada cambió. Pide al taller que lo envíe de nuevo.',
    'other-version':
      'El enlace de esta oferta se hizo con otra versión de este sitio, así que no se abrió. Nada cambió. Recarga la página y abre el enlace de nuevo.',
  },
}

/** What the customer sends back. */
export const offerReply = {
  acceptSubject: (shop: string) => `Acepto la oferta de ${shop}`,
  askSubject: (shop: string) => `Una pregunta sobre la oferta de ${shop}`,
  accept: (day: string, items: readonly string[], total: string) =>
    `Acepto su oferta del ${day}: ${(items.length > 1 ? [...items, `en total ${total}`] : items).join('; ')}.`,
  ask: (day: string, items: readonly string[]) =>
    `Tengo una pregunta sobre su oferta del ${day} (${items.join('; ')}):`,
  askAgainSubject: (shop: string) => `Solicitud de otra oferta a ${shop}`,
  askAgain: (day: string, items: readonly string[]) =>
    `Su oferta del ${day} venció. Por favor, envíenme otra para ${items.join('; ')}.`,
  /** They are in the list, but not in the total. */
  cards: (cards: readonly string[]) => `También en mi lista: ${cards.join(', ')}.`,
  item: (what: string, price: string) => `${what}, ${price}`,
}

/** Where the shop prices a list. */
export const answerPage = {
  heading: 'Responde con precios',
  lead: 'Para el taller. Escribe un precio por película; deja en blanco lo que tengas que ver antes. La respuesta es el enlace que envías; nada sale de este navegador hasta que lo envíes.',
  films: 'Películas',
  price: (film: string) => `Precio de ${film}`,
  wholePrice: (what: string) => `Precio de ${what}`,
  readAs: (price: string) => `Se lee como ${price}.`,
  notAPrice: 'Escribe un solo monto, por ejemplo 1580.',
  published: (range: string) => `Publicado: ${inText(range)}.`,
  notPublished: 'Sin precio publicado.',
  leftOpen: 'En blanco: el cliente lee «al revisar».',
  either: 'El cliente elige una de estas.',
  oneInstead: (what: string) => `Mejor un solo precio por ${what}`,
  eachInstead: 'Un precio por película',
  with: (chosen: readonly string[]) => `Con ${listOf(chosen)}`,
  sum: 'Todo junto',
  yours: 'Tu respuesta',
  shop: 'Taller',
  needsShop: 'Escribe el nombre del taller.',
  until: 'Válida hasta',
  wrongUntil: (last: string) => `Elige un día entre hoy y el ${last}.`,
  currency: 'Moneda',
  pricesAre: 'Los precios son',
  taxes: (currency: string, tax: keyof typeof taxes) => `en ${currency}${taxes[tax]}`,
  note: 'Nota',
  noteLimit: (left: number) => `Quedan ${left} de 400 caracteres.`,
  length: (count: string) => `${count} de 2,000 caracteres: el enlace cabe en un mensaje.`,
  long: (count: string) =>
    `${count} caracteres. Algunas aplicaciones de mensajes cortan un enlace tan largo. Envíalo por correo.`,
  tooLongForApp: 'El enlace es demasiado largo para esa aplicación, que no se abrió. Cópialo y pégalo allí.',
  tooLong: 'Esta respuesta es demasiado larga para un enlace. Acorta la nota.',
  preview: 'Lo que ve el cliente',
  copy: 'Copiar el enlace de la respuesta',
  whatsApp: 'WhatsApp',
  email: 'Correo',
  needsPrice: 'Escribe al menos un precio.',
  subject: (shop: string) => `Tu oferta de ${shop}`,
  message: (shop: string, until: string) => `Tu oferta de ${shop}, válida hasta el ${until}:`,
}
