import { site } from '@/lib/content/facts/site'
import { type EnquiryKind, email, name } from './fields'

export const contactForm: EnquiryKind = {
  name: 'contact',
  page: '/contact',
  subject: `Consulta a ${site.name}`,
  button: 'Enviar el mensaje',
  fields: [
    name,
    email,
    {
      name: 'line',
      label: 'Línea de producto',
      kind: 'choice',
      choices: [
        'Varias, o aún no lo sé',
        'Protección de pintura (PPF)',
        'Película para ventanas',
        'Película náutica',
        'La serie de personajes',
      ],
    },
    { name: 'model', label: 'Marca y modelo' },
    { name: 'message', label: 'Mensaje', kind: 'area', missing: 'Escribe un mensaje.', isWide: true },
  ],
}
