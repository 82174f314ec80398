import { site } from '@/lib/content/facts/site'

export const enquiryForm = {
  trap: 'Deja este campo vacío',
  wrongEmail: 'Escribe un correo como nombre@ejemplo.com.',
  wrongDate: 'Elige una fecha a partir de mañana.',
  sending: 'Enviando…',
}

/** The outcome of sending a message, by state. */
export const enquiryOutcome = {
  sent: 'Tu mensaje se envió. Te responderemos al correo que escribiste.',
  trapped: `Se rellenó un campo oculto, así que no se envió nada. Recarga la página e intenta de nuevo, o escribe a ${site.email}.`,
  handed:
    'Tu aplicación de correo debería abrirse con el mensaje. No se envía nada hasta que lo envíes allí.',
  refused:
    'Tu mensaje no se envió. No se ha perdido nada de lo que escribiste: intenta de nuevo, o envíalo por correo.',
  unknown:
    'No podemos saber si tu mensaje llegó, porque esta página no recibió una respuesta que pueda leer. No se ha perdido nada de lo que escribiste. Intenta de nuevo, o envíalo por correo.',
}

export const byHand = {
  openApp: 'Abre tu aplicación de correo',
  ways: <Part>(openApp: Part, email: Part) => [openApp, ', o copia el mensaje y envíalo a ', email, '.'],
  isCut:
    'El mensaje es demasiado largo para un enlace de correo y se ha acortado: pega el texto copiado en su lugar.',
  message: 'Mensaje completo',
  copyMessage: 'Copiar el mensaje',
  copyEmail: 'Copiar la dirección',
  clear: 'Vaciar el formulario',
}

/** For a visitor who has gone to another page in the meantime. */
export const outcomeElsewhere = {
  sent: 'Tu mensaje se envió.',
  refused: 'Tu mensaje no se envió. No se ha perdido nada de lo que escribiste.',
  unknown: 'Puede que tu mensaje no haya llegado. No se ha perdido nada de lo que escribiste.',
  back: 'Volver al formulario',
}

/** Parts of the message itself. */
export const messageText = {
  list: 'Para un presupuesto:',
  answer: (label: string, answer: string) => `${label}${label.endsWith('?') ? '' : ':'} ${answer}`,
  cut: '[El resto no cabía en este enlace. Cópialo de la página.]',
}

/** The same words with and without a link, so that nothing shifts when there is a list. */
export const quoteForm = {
  heading: 'Tus datos',
  list: 'Tu presupuesto',
  isSent: ' se envía con el mensaje. Aún no se encarga nada.',
}
