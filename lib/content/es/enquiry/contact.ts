import { phoneLine } from '@/lib/content/site/phone-line'

export const contactPage = {
  lead: 'Cuéntanos qué vehículo o barco tienes y qué esperas de la película.',
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
