import type { VehicleId, WindowId } from '@/lib/content/facts/films'
import { site } from '@/lib/content/facts/site'
import { windowInSentence, windowNames } from '@/lib/content/tint-tool'
import { capitalized, countOf, listOf, lowered, percent, plural } from '@/lib/content/words'
import { about, inText } from './language'

const films = (count: number) => `${count} ${plural(count, { one: 'película', other: 'películas' })}`
const cards = (count: number) => `${count} ${plural(count, { one: 'tarjeta', other: 'tarjetas' })}`

/** One line of the list as text, for messages. */
export const listLine = {
  product: (quantity: number, name: string, price: string) =>
    `${quantity} × ${name}, ${price}${quantity === 1 ? '' : ' por unidad'}`,
  coupon: (code: string, discount: string) => `Cupón ${code}: ${discount}`,
}

/** What can be done with a line. */
export const quoteLine = {
  look: 'Ver',
  change: 'Cambiar',
  remove: 'Quitar',
}

/** A film that this version of the site cannot read. */
export const unreadable = {
  title: 'No reconocemos esta película',
  text: 'Su enlace no dice qué se eligió. Elígela de nuevo o quítala.',
}

/** The films of a list, for each vehicle and for the boat. `vehicle` is `tu pickup` or `una pickup`. */
export const filmGroups = {
  of: (vehicle: string) => `Para ${vehicle}`,
  vehicle: 'Para tu vehículo',
  boat: 'Para tu barco',
  boatOf: (length: string) => `Para un barco de ${length}`,
  ownName: (name: string, label: string) => `${name} (${label})`,
  painted: (vehicle: string, color: string) => `${vehicle}, color ${lowered(color)}`,
  /** The same in a message. */
  inMessage: { vehicle: 'Vehículo', boat: 'Barco', cards: 'Tarjetas' },
  cards: 'Tarjetas',
  unknown: '¿Vehículo?',
  change: 'Cambiar de vehículo',
  changeLength: 'Cambiar la eslora',
  changed: (vehicle: string, count: number) =>
    plural(count, {
      one: `Ahora para ${vehicle}: una película actualizada.`,
      other: `Ahora para ${vehicle}: ${count} películas actualizadas.`,
    }),
  /** Lines of which some fit together. */
  oneSet: (sets: readonly string[]) => `Algunas se superponen. Elige ${sets.join('; o bien ')}.`,
  quoted: (film: string) => `«${film}»`,
  oneOf: (count: number) => `Una de estas ${count === 2 ? 'dos' : count === 3 ? 'tres' : count}.`,
  choose: (count: number) => `Cotizamos ${count === 2 ? 'las dos' : 'cada una'}; tú eliges después.`,
  filmCount: films,
  or: 'o',
  keepOnly: 'Dejar solo esta',
  keptOnly: (title: string) => `Solo queda: ${title}.`,
}

/** In a tool, whose vehicle a film is for; asked once the quote has one of the class. */
export const whoseVehicle = {
  legend: 'Para:',
  another: {
    compact: 'otro compacto',
    sedan: 'otro sedán',
    'full-size': 'otro sedán grande',
    'small-suv': 'otro SUV pequeño',
    'large-suv': 'otro SUV grande',
    truck: 'otra pickup',
  } satisfies Record<VehicleId, string>,
  boat: { label: 'Barco', own: 'tu barco', another: 'otro barco' },
}

/** The visitor’s name for a vehicle or a boat. */
export const vehicleName = {
  give: 'Ponle nombre',
  change: 'Cambiar nombre',
  /** The name of the button: `Cambiar nombre: Civic blanco`. */
  label: (what: string) => `Nombre de ${what}`,
  keep: 'Guardar el nombre',
  named: (name: string) => `Ahora se llama ${name}.`,
  unnamed: 'Ya no tiene nombre.',
  taken: (name: string) => `Otro de tu cotización se llama ${name}. Elige otro nombre.`,
  needed: 'Otro de tu cotización tampoco tiene nombre. Ponle uno a este.',
}

/** In place of a removed line. */
export const gone = {
  removed: (name: string) => `Quitado: ${name}.`,
  full: (names: readonly string[]) =>
    `Tu cotización está llena. Sin recuperar: ${names.join('; ')}. Quita una línea y presiona Deshacer otra vez.`,
  otherCoupon: 'Tu cotización tiene ahora otro cupón. Quítalo y presiona Deshacer otra vez.',
}

export const quoteList = {
  heading: 'Tu cotización',
  headingOfCards: 'Tus tarjetas',
  countOfCards: (count: number, total: string) => `${cards(count)}, ${total}`,
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
  sheet: 'Hoja para el instalador',
  copy: 'Copiar como texto',
}

export const shareButton = { label: 'Compartir la lista', name: 'Compartir' }

const glassNames = {
  clear: 'vidrio transparente',
  factory: 'vidrio de fábrica',
  privacy: 'vidrio oscuro de fábrica',
}
const sizeNames = { beam: 'manga', freeboard: 'francobordo' }
/** Each with its length and unit. */
type Sizes = readonly (readonly [name: keyof typeof sizeNames, length: string])[]

const tint = (window: WindowId | null, film: number) =>
  window
    ? `${windowNames[window]}, película del ${percent(film)}`
    : `Película para ventanas, ${percent(film)}`
const sentence = (words: string) => `${capitalized(words)}.`
const labelled = (labels: readonly string[]) => sentence(labels.join(', ').toLowerCase())
const sized = (sizes: Sizes) => listOf(sizes.map(([name, length]) => `${sizeNames[name]} ${length}`))

/** A film of the quote: its title, and what was chosen. */
export const filmLine = {
  tint,
  checked: (month: string) => `Comprobado en ${month}.`,
  /** Inside a sentence. */
  tintNamed: (window: WindowId | null, film: number) => lowered(tint(window, film)),
  window: (window: WindowId) => windowInSentence[window],
  /** `light` is that of the glass alone; without a kind it was measured. */
  glass: (light: string, kind: keyof typeof glassNames | undefined) =>
    kind ? `${glassNames[kind]} (${light})` : `vidrio medido en ${light}`,
  light: (glass: string, through: string) => `Sobre ${glass}. Luz que pasa: ${inText(through)}.`,
  lightInShort: (glass: string, through: string) => `${capitalized(glass)}; luz que pasa: ${inText(through)}`,
  coverage: (panels: readonly string[], area: string, finish?: string | null) =>
    [labelled(panels), finish && `${finish}.`, `${about(area)}.`].filter(Boolean).join(' '),
  hull: (zones: readonly string[], given: Sizes, estimated: Sizes, area: string) =>
    [
      labelled(zones),
      given.length > 0 && sentence(sized(given)),
      estimated.length > 0 && `Estimado según la eslora: ${sized(estimated)}.`,
      `${about(area)} de película de protección.`,
    ]
      .filter(Boolean)
      .join(' '),
}

/** The head of a vehicle in the list, made of its films. */
export const vehicleSheet = {
  /** `Frontal o Carretera, y tres ventanas en mi pickup.` */
  title: (films: string, vehicle: string) => `${films} en ${vehicle}.`,
  /** A comma before “y” only after “o”: “Capó y techo”, but “Frontal o Carretera, y techo”. */
  joined: (films: readonly string[]) => {
    const start = films.slice(0, -1).join(', ')
    return start ? `${start}${start.includes(' o ') ? ',' : ''} y ${films.at(-1)}` : films.join('')
  },
  or: ' o ',
  films: (count: number) => lowered(countOf(count, { one: 'película', other: 'películas' })),
  windows: (count: number) =>
    count === 1 ? 'una ventana' : lowered(countOf(count, { one: 'ventana', other: 'ventanas' })),
  mine: {
    compact: 'mi compacto',
    sedan: 'mi sedán',
    'full-size': 'mi sedán grande',
    'small-suv': 'mi SUV pequeño',
    'large-suv': 'mi SUV grande',
    truck: 'mi pickup',
    boat: 'mi barco',
    vehicle: 'mi vehículo',
  } satisfies Record<VehicleId | 'boat' | 'vehicle', string>,
  named: { boat: 'un barco', vehicle: 'un vehículo' },
  /** While there is a choice, the drawing has the first. */
  drawnWith: (film: string) => `dibujado con ${film}`,
}

/** The result of “Add to my quote”. `what` is a title inside a sentence, or several. */
export const addResult = {
  added: (what: string) => `Agregado: ${what}.`,
  saved: (what: string) => `Guardado: ${what}.`,
  /** Alternatives: the new one and the one that the quote has. */
  or: (added: string, present: string) => `${present}, o bien ${added}`,
  /** Packages on the same vehicle. */
  either: (names: readonly string[]) => names.join(' o '),
  eitherShade: (window: WindowId, shades: readonly string[]) =>
    `${lowered(windowNames[window])}, película del ${shades.join(' o ')}`,
  windowForms: { one: 'ventana', other: 'ventanas' },
  windows: (count: string, vehicle: string) => `${count} de ${vehicle}`,
  against: (answer: string, what: string) => `En tu cotización, pero ${lowered(answer)}: ${what}.`,
  notAdded: (names: readonly string[]) =>
    `Tu cotización está llena. No se agregó: ${names.join('; ')}. Quita primero una línea.`,
  /** After a change of the boat’s measures. */
  carried: 'Las demás películas de tu barco cambiaron también.',
  count: (filmCount: number) => `Tu cotización tiene ${films(filmCount)}.`,
  countAtEnd: (filmCount: number, cardCount: number) =>
    `Tu cotización ahora tiene ${listOf([films(filmCount), ...(cardCount > 0 ? [cards(cardCount)] : [])])}.`,
  alternatives: (before: number, added: number) =>
    before === 1 && added === 1
      ? 'Las dos están en tu cotización como alternativas. Cotizamos ambas.'
      : 'Las películas para la misma parte están en tu cotización como alternativas. Cotizamos cada una.',
  keepOnly: (what: string) => `Dejar solo ${what}`,
  keptOnly: (what: string) => `Solo queda ${what}.`,
  again: 'Ya está en tu cotización. No se agregó nada.',
  full: 'Tu cotización está llena. Quita primero una línea.',
  tintIt: (vehicle: string) => `Polarizado para ${vehicle}`,
  coverIt: 'Proteger el frente',
  view: 'Ver la cotización',
  undone: 'Deshecho.',
}

/** The shop's prices for the films of a quote. */
export const filmSum = {
  count: (films: number) => (films === 2 ? 'Las dos películas juntas' : `Las ${films} películas juntas`),
  soFar: 'Películas hasta ahora',
  noneYet: 'Todavía sin suma',
  of: (counted: number, all: number) => `Por ${counted} de ${films(all)}.`,
  stillOpen: (choices: readonly string[]) => `Por elegir: ${choices.join('; ')}.`,
  byShop: (names: readonly string[]) =>
    `Precio a consultar: ${names.length > 3 ? films(names.length) : names.join('; ')}.`,
  inMessage: (head: string, figure: string, rest: readonly string[]) =>
    [head && (figure ? `${head}: ${inText(figure)}.` : `${head}.`), ...rest].filter(Boolean).join(' '),
  /** Below the sum, or below the only film; in the visitor’s message too. */
  terms: (month: string, tax: 'included' | 'added' | undefined) =>
    `Precios de ${month}${tax ? (tax === 'included' ? ', impuestos incluidos' : ', más impuestos') : ''}. Precio orientativo, sin compromiso: antes hay que ver el vehículo o el barco.`,
}

/** The first line of a message with the list. */
export const listMessage = {
  subject: `Solicitud de cotización a ${site.name}`,
  request: 'Quiero una cotización para:',
}

export const shareView = {
  heading: 'Compartir la lista',
  back: 'Volver al carrito',
  link: 'Enlace',
  aboutLink:
    'Con el enlace, cualquiera puede ver tu lista y agregarla a la suya. La lista va en el propio enlace y no se guarda en ningún otro lugar; los cambios posteriores no se incluyen.',
  copyLink: 'Copiar el enlace',
  share: 'Compartir el enlace…',
  /** Above 2,000 characters. */
  longLink: 'Algunas aplicaciones de mensajes cortan un enlace tan largo.',
  noLink: 'Esta lista es demasiado larga para un enlace. Envíala como texto.',
  unopened:
    'Tu lista es demasiado larga para esa aplicación, así que no se abrió. Copia la lista como texto y pégala allí.',
  aboutCode: 'Escanea este código con la cámara de otro teléfono.',
  code: 'Código QR para escanear',
  save: 'Guardar como imagen',
  text: 'La lista como texto',
  copyText: 'Copiar como texto',
  title: `Una lista de ${site.name}`,
  fileName: 'cotizacion.png',
}

export const listProblems = {
  damaged:
    'El enlace a una lista compartida está dañado, incompleto o es demasiado largo, y no se abrió. Tu lista no cambió. Pide el enlace otra vez.',
  'other-version':
    'El enlace a una lista compartida se hizo con otra versión de este sitio, y no se abrió. Tu lista no cambió. Recarga la página y abre el enlace de nuevo.',
}

export const openedQuote = {
  seen: 'Lista compartida abierta. La tuya sigue igual.',
  showAgain: 'Verla de nuevo',
  added: 'Lista compartida agregada a la tuya.',
  addedInPart: (left: readonly string[]) =>
    `Lista compartida agregada solo en parte: tu cotización está llena. No caben: ${left.join('; ')}.`,
  replaced: 'Lista reemplazada por la compartida.',
}

export const sharedQuoteDrawer = {
  heading: 'Una lista compartida',
  list: 'La lista compartida',
  fromLink: 'Los nombres y precios de las tarjetas vienen del enlace.',
  unchanged: 'Tu lista no cambia hasta que elijas.',
  add: 'Agregar a la mía',
  replace: 'Reemplazar la mía',
  keep: 'Conservar la mía',
  notNow: 'Ahora no',
  products: 'Tarjetas de la lista compartida',
  films: 'Películas de la lista compartida',
  forShop: 'Para el taller:',
  answer: 'Responder con precios',
}
