import { site } from '@/lib/content/facts/site'
import { type EnquiryKind, email, name } from './fields'

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
