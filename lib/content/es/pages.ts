import type { AppRoutes } from '@/.next/types/routes'
import { type AccountRoute, accountSections } from '@/lib/content/account'
import { cover, type PageText, site, still } from '@/lib/content/facts/site'
import { brand } from './language'

const accountPages = Object.fromEntries(
  accountSections.map(({ href, label }) => [href, { title: label, description: 'Tu cuenta.' }]),
) as Record<AccountRoute, PageText>

export const pages = {
  '/': {
    title: `${site.name}: PPF, polarizado y película náutica`,
    description:
      'Película transparente para la pintura, polarizado para el vidrio, película para el gelcoat. Mira qué cubre cada una, pruébala en una imagen y cotiza.',
    ...cover,
  },
  '/ppf': {
    title: 'Película de protección de pintura (PPF)',
    heading: 'Película de protección de pintura (PPF)',
    description:
      'Elige paquetes o paneles sueltos para tu auto (carro, coche o camioneta) y mira cuánta película hace falta. Qué hace la película y qué no, con fuentes.',
    ...still('ppf'),
  },
  '/window-film': {
    title: 'Polarizado y película para ventanas',
    heading: 'Película para ventanas',
    description:
      'Polarizado o tintado: prueba un tono de día y de noche y compáralo con el mínimo de luz que pide la ley. Luz, deslumbramiento, calor y UV, con fuentes.',
    ...still('window-film'),
  },
  '/marine-film': {
    title: 'Película náutica para barcos',
    heading: 'Película náutica',
    description:
      'Qué película va en cada parte de un barco, y dónde no va ninguna. Calcula cuánta necesitas con las medidas del barco.',
    ...still('marine-film'),
  },
  '/shop': {
    title: 'Tienda',
    description:
      'Tarjetas coleccionables de personajes: filtra por nombre, guarda favoritos y reúne artículos para una cotización.',
    ...cover,
  },
  '/appointment': {
    title: 'Tu cita',
    description:
      'Pide un día en el taller e imprime una hoja para el instalador. Después de la instalación, un registro para tu garantía y las primeras fechas de cuidado.',
    ...cover,
  },
  '/about': {
    title: 'Nosotros',
    heading: `${site.name}: ${brand.slogan}.`,
    description: `Qué vende ${site.name}, cómo trabaja y qué no vas a encontrar aquí.`,
    ...cover,
  },
  '/contact': {
    title: 'Contacto',
    description: 'Pide una cotización (presupuesto) o haz una pregunta, por formulario, correo o teléfono.',
    ...cover,
  },
  '/registro': { title: 'Solicitar una cuenta', description: 'Solicita una cuenta.', ...cover },
  '/forgot-password': {
    title: 'Restablecer la contraseña',
    description: 'Solicita una contraseña nueva para tu cuenta.',
    ...cover,
  },
  '/login': { title: 'Iniciar sesión', description: 'Inicia sesión en tu cuenta.' },
  '/admin': { title: 'Productos', description: 'Tu lista de productos.' },
  '/offline': { title: 'No se pudo cargar esta página', description: 'Qué está disponible sin conexión.' },
  '/preview': {
    title: 'Estudio del carrusel',
    description: 'Edita las diapositivas de la página de inicio y míralas antes de publicarlas.',
  },
  ...accountPages,
} as const satisfies Record<AppRoutes, PageText>

export type PageRoute = keyof typeof pages
