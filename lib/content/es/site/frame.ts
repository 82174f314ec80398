import { site } from '@/lib/content/facts/site'
import { phoneLine } from './phone-line'

export const layout = { skipLink: 'Saltar al contenido' }

export const header = {
  navigation: 'Principal',
  home: `${site.name}, inicio`,
  account: 'Cuenta',
}

export const footer = {
  navigation: 'Pie de página',
  phone: phoneLine,
  networks: 'Redes sociales',
  work: 'Trabajos',
}

export const newsletterForm = {
  heading: 'Consejos y novedades, de vez en cuando.',
  lead: 'Cómo cuidar tu película y qué hay de nuevo, por correo.',
  email: 'Correo',
  example: 'nombre@ejemplo.com',
  subscribe: 'Suscribirme',
  privacy: 'He leído y acepto el aviso de privacidad',
}

export const missingCode = {
  text: 'Algo salió mal en esta página: puede que algunos botones y formularios no funcionen.',
  reload: 'Recargar',
}
