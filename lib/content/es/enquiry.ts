import type { EnquiryField, EnquiryKind } from '@/lib/content/facts/enquiry'
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

const name: EnquiryField = {
  name: 'name',
  label: 'Nombre',
  missing: 'Escribe tu nombre.',
  autoComplete: 'name',
}
const email: EnquiryField = {
  name: 'email',
  label: 'Correo',
  kind: 'email',
  missing: 'Escribe tu correo.',
  autoComplete: 'email',
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

export const contactForm: EnquiryKind = {
  name: 'contact',
  page: '/contact',
  subject: `Consulta a ${site.name}`,
  button: 'Enviar el mensaje',
  fields: [
    name,
    email,
    {
      name: 'phone',
      label: 'Teléfono',
      kind: 'tel',
      autoComplete: 'tel',
      hint: 'Si prefieres que te llamemos.',
    },
    {
      name: 'town',
      label: 'Ciudad o código postal',
      missing: 'Escribe tu ciudad o tu código postal.',
      autoComplete: 'address-level2',
      hint: 'Para que responda el taller más cercano.',
      cards: { missing: undefined, hint: 'Para decirte cuánto cuesta el envío.' },
    },
    {
      name: 'line',
      of: 'nothing',
      label: 'Línea de producto',
      kind: 'choice',
      choices: [
        'Varias, o todavía no lo sé',
        'Protección de pintura (PPF)',
        'Película para ventanas',
        'Película náutica',
        'Tarjetas de personajes',
      ],
      isWide: true,
    },
    {
      name: 'model',
      of: 'vehicle',
      label: 'Marca, modelo y año',
      isWide: true,
    },
    { name: 'boat', of: 'boat', label: 'Astillero y modelo', isWide: true },
    {
      name: 'berth',
      of: 'boat',
      label: '¿Dónde está el barco?',
      missing: 'Escribe dónde está el barco.',
      hint: 'La marina y el amarre, o la calle si está en tierra.',
      isWide: true,
    },
    { name: 'date', of: 'film', label: 'Fecha preferida', kind: 'date' },
    {
      name: 'time',
      label: 'Horario preferido',
      of: 'film',
      kind: 'choice',
      choices: ['Cualquier hora', 'Por la mañana', 'Por la tarde'],
    },
    {
      name: 'visit',
      of: 'vehicle',
      label: '¿Puedes traerlo al taller?',
      kind: 'radio',
      choices: ['Sí', 'No, prefiero que sea a domicilio', 'Todavía no lo sé'],
      isWide: true,
    },
    {
      name: 'message',
      label: 'Mensaje',
      kind: 'area',
      hint: 'Indica también el color, el acabado y si ya tiene película.',
      cards: { hint: 'Una dedicatoria, o una pregunta sobre una tarjeta.' },
      isWide: true,
    },
    {
      name: 'consent',
      label: consent.label,
      kind: 'consent',
      missing: 'Marca la casilla para aceptar que te contactemos.',
      isWide: true,
    },
  ],
}

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

/** Parts of the message itself. */
export const messageText = {
  list: 'Para una cotización:',
  answer: (label: string, answer: string) => `${label}${label.endsWith('?') ? '' : ':'} ${answer}`,
  cut: '[El resto no cabía en este enlace. Cópialo de la página.]',
}

export const quoteForm = {
  heading: 'Tus datos',
  list: 'Tu cotización',
  ifAny: ', si tienes una,',
  isSent: ' se envía con el mensaje. Todavía no es un pedido.',
  cards: 'Tus tarjetas',
  areSent: ' se envían con el mensaje. Todavía no es un pedido.',
}

export const supportForm: EnquiryKind = {
  name: 'support',
  page: '/user/support',
  subject: `Consulta para atención al cliente de ${site.name}`,
  button: 'Enviar la pregunta',
  fields: [
    name,
    email,
    {
      name: 'topic',
      label: 'Tema',
      kind: 'choice',
      choices: ['Un pedido', 'Una devolución', 'Mis datos', 'Otra cosa'],
    },
    { name: 'order', label: 'Número de pedido' },
    { name: 'message', label: 'Pregunta', kind: 'area', missing: 'Escribe tu pregunta.', isWide: true },
  ],
}

export const registerForm: EnquiryKind = {
  name: 'registro',
  page: '/registro',
  subject: `Solicitud de cuenta en ${site.name}`,
  button: 'Pedir una cuenta',
  fields: [
    { ...name, isWide: true },
    { ...email, isWide: true },
    { name: 'phone', label: 'Teléfono', kind: 'tel', autoComplete: 'tel', isWide: true },
  ],
}

export const resetForm: EnquiryKind = {
  name: 'forgot-password',
  page: '/forgot-password',
  subject: `Solicitud de contraseña nueva en ${site.name}`,
  button: 'Pedir una contraseña nueva',
  fields: [{ ...email, isWide: true }],
}

/** The invitation to use a line's tool, and its drawing. */
export const lineTools: Record<FilmName, { invitation: string; drawing: FilmDrawingName }> = {
  ppf: { invitation: 'Proteger un auto', drawing: 'pack-car-nose' },
  'window-film': { invitation: 'Polarizar una ventana', drawing: 'prop-tint' },
  'marine-film': { invitation: 'Proteger un barco', drawing: 'pack-boat-bow' },
}
