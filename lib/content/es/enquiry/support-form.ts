import { site } from '@/lib/content/facts/site'
import { type EnquiryKind, email, name } from './fields'

export const supportForm: EnquiryKind = {
  name: 'support',
  page: '/user/support',
  subject: `Pregunta para la ayuda de ${site.name}`,
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
