import { site } from '@/lib/content/facts/site'

// What the first script of every page shows.

export const mobileMenu = { label: 'Menú' }

export const productsMenu = { label: 'Productos' }

export const productLinks = [
  { href: '/ppf', label: 'Protección de pintura (PPF)', hint: 'Una piel transparente sobre la pintura' },
  { href: '/window-film', label: 'Película para ventanas', hint: 'Tono, deslumbramiento, calor y UV' },
] as const

export const searchForm = { search: 'Buscar' }

export const refusalNotice = {
  notSaved:
    'Este navegador no puede guardar tus cambios: su memoria está llena o bloqueada. Durarán hasta que recargues o cierres esta página.',
}

export const failure = {
  // Repeated, because the module of the language would be loaded on every page.
  language: 'es',
  title: `Algo salió mal · ${site.name}`,
  heading: 'Algo salió mal.',
  help: `Tu carrito está a salvo. Si vuelve a ocurrir, llama al PBX ${site.phone}.`,
  retry: 'Intentar de nuevo',
  home: 'Ir al inicio',
}

// What the first script of every page shows.

export const notice = { close: 'Entendido' }

export const loading = {
  failed: (name: string) => `${name}: no se pudo cargar. Comprueba tu conexión e intenta de nuevo.`,
}
