import { formOf } from '@/lib/content/facts/enquiry'
import { site } from '@/lib/content/facts/site'
import { phoneLine } from '@/lib/content/site'

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

export const who = {
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

export const enquiryForm = {
  list: 'Tu lista',
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
    'No podemos saber si tu mensaje llegó, porque no recibimos respuesta. No se perdió nada de lo que escribiste. Revisa tu conexión e intenta de nuevo, o envíalo por correo.',
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
  about: 'Recibimos un enlace que abre esta misma lista, la lista en palabras y lo que escribas aquí.',
  see: 'Ver el mensaje',
}

/** Parts of the message itself. */
export const messageText = {
  answer: (label: string, answer: string) => `${label}${label.endsWith('?') ? '' : ':'} ${answer}`,
  cut: '[El resto no cabía en este enlace. Cópialo de la página.]',
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
