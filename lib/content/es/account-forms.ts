import { type EnquiryKind, email, name } from '@/lib/content/enquiry'
import { site } from '@/lib/content/facts/site'

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
