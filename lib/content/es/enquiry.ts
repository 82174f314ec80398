import { formOf } from '@/lib/content/facts/enquiry'
import type { FilmDrawingName, FilmName } from '@/lib/content/facts/films'
import { site } from '@/lib/content/facts/site'
import { phoneLine } from '@/lib/content/site'

export const contactPage = {
  lead: 'Cuéntanos qué vehículo o barco tienes y qué esperas de la película.',
  leadForCards: 'Dinos quién eres. Te responderemos con los datos de pago y envío.',
  tools: 'Elige primero una película',
  needsScript: 'El formulario necesita JavaScript, que está desactivado en este navegador.',
}

export const phoneAndEmail = {
  byPhone: 'Por teléfono',
  phone: phoneLine,
  oneNumber: 'Un solo número para las tres líneas.',
  byEmail: 'Por correo',
}

export const reachUs = {
  phone: phoneLine,
  ways: <Link>(phoneLink: Link, emailLink: Link) => [
    'O llama al ',
    phoneLink,
    ', o escribe a ',
    emailLink,
    '.',
  ],
}

const who = {
  name: { label: 'Nombre', missing: 'Escribe tu nombre.' },
  email: { label: 'Correo', missing: 'Escribe tu correo.' },
}

/** The box of the contact form: what the visitor agrees to, and the words around a link to the operator's notice. */
export const consent = {
  label: 'Acepto que me contacten por esta solicitud',
  /** The answer in the message. */
  given: 'Sí',
  withNotice: {
    before: 'Acepto que me contacten por esta solicitud y he leído el ',
    link: 'aviso de privacidad',
  },
}

export const contactForm = formOf('contact', `Consulta a ${site.name}`, 'Enviar el mensaje', {
  ...who,
  phone: { label: 'Teléfono', hint: 'Si prefieres que te llamemos.' },
  town: {
    label: 'Ciudad o código postal',
    missing: 'Escribe tu ciudad o tu código postal.',
    hint: 'Para que responda el taller más cercano.',
    cards: { missing: undefined, hint: 'Para decirte cuánto cuesta el envío.' },
  },
  line: {
    label: 'Línea de producto',
    choices: [
      'Varias, o todavía no lo sé',
      'Protección de pintura (PPF)',
      'Película para ventanas',
      'Película náutica',
      'Tarjetas de personajes',
    ],
  },
  model: { label: 'Marca, modelo y año' },
  boat: { label: 'Astillero y modelo' },
  berth: {
    label: '¿Dónde está el barco?',
    missing: 'Escribe dónde está el barco.',
    hint: 'La marina y el amarre, o la calle si está en tierra.',
  },
  date: { label: 'Día preferido' },
  time: { label: 'Horario preferido', choices: ['Cualquier hora', 'Por la mañana', 'Por la tarde'] },
  visit: {
    label: '¿Puedes traerlo al taller?',
    choices: ['Sí', 'No, prefiero que sea a domicilio', 'Todavía no lo sé'],
  },
  message: {
    label: 'Mensaje',
    hint: 'Indica también el color, el acabado y si ya tiene película.',
    cards: { hint: 'Una dedicatoria, o una pregunta sobre una tarjeta.' },
  },
  consent: { label: consent.label, missing: 'Marca la casilla para aceptar que te contactemos.' },
})

export const enquiryForm = {
  trap: 'Deja este campo vacío',
  wrongEmail: 'Escribe una dirección de correo, por ejemplo nombre@ejemplo.com.',
  wrongDate: 'Elige una fecha a partir de mañana.',
  sending: 'Enviando…',
}

/** The outcome of sending a message, by state. */
export const enquiryOutcome = {
  sent: 'Mensaje enviado. Te responderemos al correo que escribiste.',
  trapped: `Se llenó un campo oculto, así que no se envió nada. Recarga la página e intenta de nuevo, o escribe a ${site.email}.`,
  handed:
    'Tu aplicación de correo debería abrirse con el mensaje. No se envía nada hasta que lo envíes allí.',
  unopened: `Tu lista es demasiado larga para un enlace de correo, así que no se abrió nada. Copia el mensaje y envíalo a ${site.email}.`,
  refused:
    'No se pudo enviar tu mensaje. No se perdió nada de lo que escribiste: intenta de nuevo, o envíalo por correo.',
  unknown:
    'No podemos saber si tu mensaje llegó, porque no recibimos una respuesta legible. No se perdió nada de lo que escribiste. Intenta de nuevo, o envíalo por correo.',
}

export const byHand = {
  openApp: 'Abre tu aplicación de correo',
  ways: <Part>(openApp: Part, email: Part) => [openApp, ', o copia el mensaje y envíalo a ', email, '.'],
  isCut:
    'El mensaje es demasiado largo para un enlace de correo y quedó acortado: pega el texto copiado en su lugar.',
  message: 'Mensaje completo',
  copyMessage: 'Copiar el mensaje',
  copyEmail: 'Copiar la dirección',
  clear: 'Vaciar el formulario',
}

/** For a visitor who has gone to another page in the meantime. */
export const outcomeElsewhere = {
  sent: 'Mensaje enviado.',
  refused: 'No se pudo enviar tu mensaje. No se perdió nada de lo que escribiste.',
  unknown: 'Puede que tu mensaje no haya llegado. No se perdió nada de lo que escribiste.',
  back: 'Volver al formulario',
}

/** Before a message with a list is sent. */
export const messagePreview = {
  about: 'Recibimos un enlace que abre esta misma lista, cada línea en palabras y lo que escribas aquí.',
  see: 'Ver el mensaje',
}

/** Parts of the message itself. */
export const messageText = {
  answer: (label: string, answer: string) => `${label}${label.endsWith('?') ? '' : ':'} ${answer}`,
  cut: '[El resto no cabía en este enlace. Cópialo de la página.]',
}

export const quoteForm = {
  heading: 'Tus datos',
  list: 'Tu lista',
  ifAny: ', si tienes una,',
  isSent: ' se envía con el mensaje para cotizarla. Todavía no es un pedido.',
  cards: 'Tus tarjetas',
  areSent: ' se envían con el mensaje. Todavía no es un pedido.',
}

export const supportForm = formOf(
  'support',
  `Consulta para atención al cliente de ${site.name}`,
  'Enviar la pregunta',
  {
    ...who,
    topic: { label: 'Tema', choices: ['Un pedido', 'Una devolución', 'Mis datos', 'Otra cosa'] },
    order: { label: 'Número de pedido' },
    message: { label: 'Pregunta', missing: 'Escribe tu pregunta.' },
  },
)

export const registerForm = formOf(
  'registro',
  `Solicitud de cuenta en ${site.name}`,
  'Solicitar una cuenta',
  {
    ...who,
    phone: { label: 'Teléfono' },
  },
)

export const resetForm = formOf(
  'forgot-password',
  `Solicitud de contraseña nueva en ${site.name}`,
  'Solicitar una contraseña nueva',
  { email: who.email },
)

/** The invitation to use a line's tool, and its drawing. */
export const lineTools: Record<FilmName, { invitation: string; drawing: FilmDrawingName }> = {
  ppf: { invitation: 'Proteger un auto', drawing: 'pack-car-nose' },
  'window-film': { invitation: 'Polarizar una ventana', drawing: 'prop-tint' },
  'marine-film': { invitation: 'Proteger un barco', drawing: 'pack-boat-bow' },
}
