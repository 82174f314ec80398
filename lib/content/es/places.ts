import { anyOf, detailsOf } from '@/lib/content/words'

type Booking = 'phone' | 'message' | 'link'
const ways: Record<Booking, string> = { phone: 'teléfono', message: 'mensaje', link: 'reserva en línea' }

export const placesSection = {
  label: 'Dónde y cuándo',
  lead: (places: number) =>
    places === 1
      ? 'Trae tu auto o tu barco, o escribe antes.'
      : places === 2
        ? 'Dos talleres, y un solo mensaje para ambos.'
        : `${places} talleres, y un solo mensaje para todos.`,
  write: 'Escríbenos',
  questions: 'Preguntas',
}

export const placeCard = {
  whatsApp: 'WhatsApp',
  chatWith: (place: string) => `WhatsApp de ${place}`,
  map: 'Mapa y cómo llegar',
  mapOf: (place: string, host: string) => `Mapa y cómo llegar a ${place}, abre ${host}`,
  doneHere: 'Servicios',
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

/** Text links of a place. Each accessible name begins with the link's words. */
export const placeLinks = {
  visit: 'Pedir una cita',
  call: 'Llamar',
  callPlace: (place: string, phone: string) => `Llamar al ${phone}, ${place}`,
  directions: 'Cómo llegar',
  directionsTo: (place: string, host: string) => `Cómo llegar a ${place}, abre ${host}`,
}

/** On the home page. */
export const visitUs = { heading: 'Visítanos', all: 'Todos los talleres' }

export const clock = {
  am: 'a.m.',
  pm: 'p.m.',
  noon: '12:00\u00a0p.m.',
  midnight: '12:00\u00a0a.m.',
  /** `jueves 26 de noviembre` */
  dayOfWeek: (weekday: string, date: string) => `${weekday} ${date}`,
}

/** The hours may already end in a period, as in `12:00 p.m.`. */
const asSentence = (words: string) => (words.endsWith('.') ? words : `${words}.`)

export const specialDay = {
  closedOn: (day: string) => `Cerrado el ${day}.`,
  closedFrom: (from: string, to: string) => `Cerrado del ${from} al ${to}.`,
  /** Of several in a sentence. */
  period: (hours: string) => `de ${hours}`,
  openOn: (day: string, hours: string) => asSentence(`El ${day}: abierto ${hours}`),
  openFrom: (from: string, to: string, hours: string) => asSentence(`Del ${from} al ${to}: abierto ${hours}`),
}

/** A time after its article, which is singular for one o'clock alone. */
const the = (time: string) => `${time.startsWith('1:') ? 'la' : 'las'} ${time}`

export const openLine = {
  allDay: 'Abierto las 24 horas',
  openUntil: (time: string) => `Abierto ahora, hasta ${the(time)}`,
  closesIn: (minutes: number) =>
    `Abierto ahora, cierra en ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}`,
  onBreak: (time: string) => `Cerrado por descanso. Abre de nuevo a ${the(time)}`,
  opensToday: (time: string) => `Abre hoy a ${the(time)}`,
  opensTomorrow: (wasOpenToday: boolean, time: string) =>
    `${wasOpenToday ? 'Cerrado ahora' : 'Hoy cerrado'}. Abre mañana a ${the(time)}`,
  opensOn: (wasOpenToday: boolean, weekday: string, time: string) =>
    `${wasOpenToday ? 'Cerrado ahora' : 'Hoy cerrado'}. Abre el ${weekday} a ${the(time)}`,
  closedUntil: (day: string, time: string) => `Cerrado hasta el ${day}. Ese día abre a ${the(time)}`,
}

export const localTimeNote = (today: string) =>
  `Los horarios están en la hora local de cada taller. Hoy es ${today}.`

export const footerPlace = {
  all: (count: number) => (count === 2 ? 'Los dos talleres' : `Los ${count} talleres`),
  details: 'Horario y cómo llegar',
}
