import type { FilmName } from '@/lib/content/facts/films'
import { anyOf, detailsOf } from '@/lib/content/words'

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

export const workPage = {
  title: 'Trabajos',
  description: 'Imágenes de antes y después: qué se hizo, con qué película y cuándo.',
  lead: 'El mismo panel y la misma luz, antes y después. Desliza el borde.',
  filter: 'Filtrar los trabajos',
  all: 'Todos',
  lines: { ppf: 'Pintura', 'window-film': 'Ventanas', 'marine-film': 'Barcos' } satisfies Record<
    FilmName,
    string
  >,
}

/** On the film pages. */
export const workLink = 'Trabajos, antes y después'

export const workPair = {
  before: 'Antes',
  after: 'Después',
  name: (title: string) => `Antes y después, ${title}`,
  shares: (before: number) => `${before}\u00a0% antes, ${100 - before}\u00a0% después`,
  by: (film: string, month: string) => `${film} · ${month}`,
}

export const workCall = {
  title: '¿Quieres algo así?',
  text: 'Elige los paneles, el tono o las zonas, y pide presupuesto.',
  cover: 'Cubrir un coche',
  ask: 'Pregúntanos',
}

type Booking = 'phone' | 'message' | 'link'
const ways: Record<Booking, string> = { phone: 'teléfono', message: 'mensaje', link: 'reserva en línea' }

export const placesSection = {
  label: 'Dónde y cuándo',
  lead: (places: number) =>
    places === 1
      ? 'Tráelo al taller, o escribe antes.'
      : places === 2
        ? 'Dos talleres, y un solo mensaje para ambos.'
        : `${places} talleres, y un solo mensaje para todos.`,
  toForm: 'Prefiero escribir',
  write: 'Escríbenos',
  questions: 'Preguntas',
}

export const placeCard = {
  call: (place: string, phone: string) => `Llamar a ${place}, ${phone}`,
  map: 'Mapa y cómo llegar',
  mapOf: (place: string, host: string) => `Mapa y cómo llegar a ${place}, abre ${host}`,
  doneHere: 'Qué hacemos aquí',
  spoken: 'Idiomas',
  booking: 'Citas',
  bookOnline: 'Reservar en línea',
  bookAt: (place: string | undefined, host: string) =>
    `Reservar en línea${place ? ` en ${place}` : ''}, abre ${host}`,
  bookBy: (by: readonly Booking[], wait: string) =>
    [`${by.length === 1 ? 'Solo por' : 'Por'} ${anyOf(by.map((way) => ways[way]))}.`, wait]
      .filter(Boolean)
      .join(' '),
  hours: 'Horario',
  closed: 'Cerrado',
  today: 'hoy',
  days: (first: string, last: string, count: number) =>
    count === 2 ? detailsOf([first, last.toLowerCase()]) : `${first} a ${last.toLowerCase()}`,
  period: (from: string, to: string) => `${from} a ${to}`,
}

export const specialDay = {
  closedOn: (day: string) => `Cerrado el ${day}.`,
  closedFrom: (from: string, to: string) => `Cerrado del ${from} al ${to}.`,
  openOn: (day: string, hours: string) => `El ${day}: abierto de ${hours}.`,
  openFrom: (from: string, to: string, hours: string) => `Del ${from} al ${to}: abierto de ${hours}.`,
}

/** A time after its article, which is singular for one o'clock alone. */
const the = (time: string) => `${time.startsWith('1:') ? 'la' : 'las'} ${time}`

export const openLine = {
  openUntil: (time: string) => `Abierto ahora, hasta ${the(time)}`,
  closesIn: (minutes: number) =>
    `Abierto ahora, cierra en ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}`,
  onBreak: (time: string) => `En pausa. Abre de nuevo a ${the(time)}`,
  opensToday: (time: string) => `Abre hoy a ${the(time)}`,
  opensTomorrow: (wasOpenToday: boolean, time: string) =>
    `${wasOpenToday ? 'Cerrado ahora' : 'Hoy cerrado'}. Abre mañana a ${the(time)}`,
  opensOn: (wasOpenToday: boolean, weekday: string, time: string) =>
    `${wasOpenToday ? 'Cerrado ahora' : 'Hoy cerrado'}. Abre el ${weekday} a ${the(time)}`,
  closedUntil: (day: string, time: string) => `Cerrado hasta el ${day}. Ese día abre a ${the(time)}`,
}

export const localTimeNote = (today: string) =>
  `Los horarios son los locales de cada taller. Hoy es ${today}.`

export const footerPlace = {
  all: (count: number) => (count === 2 ? 'Los dos talleres' : `Los ${count} talleres`),
  details: 'Horario y cómo llegar',
}
