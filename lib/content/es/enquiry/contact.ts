import { phoneLine } from '@/lib/content/site/phone-line'

export const contactPage = {
  lead: 'Cuéntanos qué vehículo o barco tienes y qué esperas de la película.',
  needsScript: 'El formulario necesita JavaScript, que está desactivado en este navegador.',
}

export const contactSide = {
  name: 'Teléfono y correo',
  byPhone: 'Por teléfono',
  phone: phoneLine,
  oneNumber: 'Un solo número para las tres líneas.',
  byEmail: 'Por correo',
  usefulToKnow: 'Nos ayuda saber',
  measures: 'Año y modelo, o eslora total',
  finish: 'Color y acabado: brillante o satinado',
  photos: 'Fotos de los paneles a la luz del día',
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
