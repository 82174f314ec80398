import type { Route } from 'next'
import { site } from '@/lib/content/facts/site'

export const mobileMenu = { label: 'Menú' }

export const productsMenu = { label: 'Productos' }

export const productLinks = [
  { href: '/ppf', label: 'Película de protección (PPF)', hint: 'Una piel transparente sobre la pintura' },
  { href: '/window-film', label: 'Película para ventanas', hint: 'Tono, deslumbramiento, calor y UV' },
] as const

export const searchForm = { search: 'Buscar' }

export const refusalNotice = {
  notSaved:
    'Este navegador no puede guardar tus cambios: su almacenamiento está lleno o bloqueado. Durarán hasta que recargues o cierres esta página.',
}

export const failure = {
  title: `Algo salió mal · ${site.name}`,
  heading: 'Algo salió mal.',
  help: `Tu carrito está a salvo. Si vuelve a ocurrir, llama al PBX ${site.phone}.`,
  home: 'Ir al inicio',
}

export const notice = { close: 'Entendido' }

export const loading = {
  failed: (name: string) => `No se pudo cargar «${name}». Revisa tu conexión e intenta de nuevo.`,
}

export const pageLinks = [
  { href: '/about', label: 'Nosotros' },
  { href: '/contact', label: 'Contacto' },
] as const

export const phoneLine = `PBX ${site.phone}`

export const layout = { skipLink: 'Saltar al contenido' }

export const header = { navigation: 'Principal', home: `${site.name}, inicio`, account: 'Cuenta' }

export const footer = {
  navigation: 'Pie de página',
  phone: phoneLine,
  networks: 'Redes sociales',
  work: 'Nuestros trabajos',
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
  failed: 'Esta página no pudo cargar todo.',
  replaced: 'El sitio se actualizó.',
  reload: 'Recargar',
}

type FooterLink = { label: string; href?: Route }
export type FooterGroup = { title: string; links: Record<string, FooterLink> }

export const footerGroups: Record<'company' | 'account' | 'legal', FooterGroup> = {
  company: {
    title: 'Empresa',
    links: {
      about: { label: 'Nosotros' },
      contact: { label: 'Contacto' },
      workshops: { label: 'Talleres' },
      care: { label: 'Guía de cuidado' },
    },
  },
  account: {
    title: 'Mi cuenta',
    links: {
      login: { label: 'Iniciar sesión' },
      orders: { label: 'Pedidos' },
      wishlist: { label: 'Lista de deseos' },
      returns: { label: 'Devoluciones' },
    },
  },
  legal: {
    title: 'Legal',
    links: {
      privacy: { label: 'Privacidad' },
      terms: { label: 'Términos y condiciones' },
      cookies: { label: 'Cookies' },
      accessibility: { label: 'Accesibilidad' },
    },
  },
}

export const notFound = {
  title: 'Página no encontrada',
  heading: 'Esta página se despegó.',
  lead: 'No hay ninguna página en esta dirección. No se rompió nada.',
  home: 'Ir al inicio',
  shop: 'Ir a la tienda',
}

export const offlinePage = {
  lead: 'No hay conexión con el sitio, y esta página no está guardada en tu navegador.',
  available: 'Disponible sin conexión',
  /** Around the links to the film pages. */
  filmPages: {
    before: 'Las páginas de las películas, con sus herramientas: ',
    after: ', salvo si tu navegador está en modo de ahorro de datos.',
  },
  visitedPages: 'Todas las páginas que ya abriste.',
  unavailable: 'Necesita conexión',
  connected: 'El catálogo de la tienda, enviar un mensaje y las páginas que no has abierto.',
}
