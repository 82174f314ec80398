import { consent } from '@/lib/content/enquiry'
import { formOf } from '@/lib/content/facts/enquiry'
import type { FilmName } from '@/lib/content/facts/films'
import { site } from '@/lib/content/facts/site'
import { listOf } from '@/lib/content/words'

export const visitPage = {
  lead: 'Pide un día. Queda reservado cuando lo confirmemos.',
  /** In a message that it could not be loaded. */
  record: 'El registro para tu garantía',
  needsScript: 'Para pedir un día hace falta JavaScript, que está desactivado en este navegador.',
}

export const visitForm = {
  ...formOf('visit', `Solicitud de cita en ${site.name}`, 'Pedir una cita', {
    name: { label: 'Nombre', missing: 'Escribe tu nombre.' },
    reach: {
      label: 'Teléfono o correo',
      missing: 'Escribe un teléfono o un correo.',
      // An address with an @, or at least six digits.
      pattern: '.*\\S@\\S+\\.\\S.*|(?:\\D*\\d){6,}\\D*',
      wrong: 'Escribe un teléfono o un correo en el que te podamos contactar.',
    },
    place: { label: 'Taller' },
    date: { label: 'Día preferido' },
    time: { label: 'Horario preferido', choices: ['Cualquier hora', 'Por la mañana', 'Por la tarde'] },
    message: { label: 'Mensaje' },
    consent: { label: consent.label, missing: 'Marca la casilla para aceptar que te contactemos.' },
  }),
  anyTime: 'Cualquier hora',
  sent: 'Solicitud enviada. Nada queda reservado hasta que lo confirmemos.',
}

export const visitChoice = {
  form: 'Tu solicitud',
  where: 'Dónde',
  /** For a place that takes no messages. */
  otherWay: {
    phone: (place: string) => `${place} agenda citas por teléfono.`,
    link: (place: string) => `${place} agenda citas en línea.`,
  },
  when: 'Cuándo',
  dayAt: (place: string, wait: string) => [`Día en ${place}.`, wait].filter(Boolean).join(' '),
  closed: 'cerrado',
  other: 'Otro día',
  wrongDay: (place: string) => `Elige un día en que ${place} esté abierto, de aquí a un año.`,
  timeOn: (day: string) => `Horario del ${day}`,
  time: 'Horario',
  you: 'Tus datos',
  /** The button. */
  ask: (day: string, time: number) =>
    `Pedir el ${day}${['', ', por la mañana', ', por la tarde'][time] ?? ''}`,
  unbooked: (place: string, hasList: boolean) => {
    const confirmed = place ? `${place} lo confirme` : 'lo confirmemos'
    return `Nada queda reservado hasta que ${confirmed}.${hasList ? ' El enlace de tu lista va con la solicitud.' : ''}`
  },
  request: 'La cita es para:',
}

/** An entry for the visitor’s calendar. */
export const visitEntry = {
  add: 'Agregar a mi calendario como solicitada',
  title: (place: string) => `${place === site.name ? site.name : `${site.name} ${place}`}: cita (solicitada)`,
  text: (place: string, time: string) => `${time}. Solicitada, sin confirmar: ${place} confirma la cita.`,
  file: (day: string) => `cita-${day}.ics`,
  saving: 'El archivo del calendario se está descargando.',
}

export const whatFor = {
  heading: 'Para qué',
  name: 'Para qué es la cita',
  change: 'Cambiar',
  changeNamed: (title: string) => `Cambiar: ${title}`,
  /** Films that another place does. */
  elsewhere: (places: readonly string[]) => `En ${listOf(places)}: una cita aparte.`,
  none: 'Agrega una película a tu cotización o elige los paneles. Así sabemos qué preparar y tú tienes una hoja para el instalador.',
  choose: 'Elegir los paneles',
}

/** What to do before the visit, for each line of film, and what to bring. */
export const before = {
  heading: 'Antes de venir',
  lines: {
    ppf: [
      'Lava el auto, sin cera ni sellador.',
      'Dinos qué paneles se han repintado y si la pintura lleva un recubrimiento.',
    ],
    'window-film': ['Dinos si los vidrios ya tienen película.'],
    'marine-film': [
      'Lava el barco, sin cera ni sellador.',
      'Dinos qué zonas se han repintado o reparado y si el casco lleva un recubrimiento.',
    ],
  } satisfies Record<FilmName, readonly string[]>,
  sheet: 'Trae la hoja de abajo, en papel o en el teléfono.',
}

export const forInstaller = {
  heading: 'Para el instalador',
  name: 'La hoja para el instalador',
  text: 'Una página por vehículo: dibujo, películas, líneas para llenar y preguntas. A4 o Carta.',
  print: (vehicle: string) => `Imprimir la hoja de ${vehicle}`,
  look: 'Ver la hoja',
}
