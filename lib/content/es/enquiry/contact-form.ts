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
      name: 'phone',
      label: 'Teléfono',
      kind: 'tel',
      autoComplete: 'tel',
      hint: 'Si prefieres que te llamemos.',
    },
    {
      name: 'town',
      label: 'Localidad o código postal',
      missing: 'Escribe tu localidad o tu código postal.',
      autoComplete: 'address-level2',
      hint: 'Para que responda el taller más cercano.',
    },
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
      isWide: true,
    },
    {
      name: 'model',
      label: 'Marca, modelo y año',
      isWide: true,
    },
    { name: 'date', label: 'Fecha preferida', kind: 'date' },
    {
      name: 'time',
      label: 'Hora del día',
      kind: 'choice',
      choices: ['Cualquier hora', 'Por la mañana', 'Por la tarde'],
    },
    {
      name: 'visit',
      label: '¿Puedes traerlo al taller?',
      kind: 'radio',
      choices: ['Sí', 'No, prefiero que vengan', 'Aún no lo sé'],
      isWide: true,
    },
    {
      name: 'message',
      label: 'Mensaje',
      kind: 'area',
      hint: 'Di también el color, el acabado y si ya lleva película.',
      isWide: true,
    },
  ],
}
