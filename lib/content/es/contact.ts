import { consent, who } from '@/lib/content/enquiry'
import { formOf } from '@/lib/content/facts/enquiry'
import type { FilmDrawingName, FilmName } from '@/lib/content/facts/films'
import { site } from '@/lib/content/facts/site'

export const contactPage = {
  lead: 'Cuéntanos qué vehículo o barco tienes y qué esperas de la película.',
  leadForCards: 'Dinos quién eres. Te responderemos con los datos de pago y envío.',
  tools: 'Elige primero una película',
  needsScript: 'El formulario necesita JavaScript, que está desactivado en este navegador.',
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
      'Varias, o aún no lo sé',
      'Película de protección (PPF)',
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

export const quoteForm = {
  heading: 'Tus datos',
  fold: { title: 'Lo que ayuda a cotizar', of: 'Teléfono, marca y modelo, un día' },
  ifAny: ', si tienes una,',
  isSent: ' se envía con el mensaje para cotizarla. Todavía no es un pedido.',
  cards: 'Tus tarjetas',
  areSent: ' se envían con el mensaje. Todavía no es un pedido.',
}

/** The invitation to use a line's tool, and its drawing. */
export const lineTools: Record<FilmName, { invitation: string; drawing: FilmDrawingName }> = {
  ppf: { invitation: 'Proteger un auto', drawing: 'pack-car-nose' },
  'window-film': { invitation: 'Polarizar una ventana', drawing: 'prop-tint' },
  'marine-film': { invitation: 'Proteger un barco', drawing: 'pack-boat-bow' },
}

/** Parts of /contact that load later, as a notice names them. Their other texts load with them. */
export const contactParts = {
  list: 'Tu cotización',
  shared: 'La lista compartida',
  offer: 'La oferta',
  answer: 'La respuesta',
}
