import { formatNumber } from '@/lib/config/language'
import { site } from '@/lib/content/facts/site'

export const drawer = { close: 'Cerrar' }

export const undoToast = { label: 'Último cambio', close: 'Cerrar' }

export const lineItem = { remove: (name: string) => `Quitar ${name}` }

export const quantityField = {
  group: (name: string) => `Cantidad de ${name}`,
  field: 'Cantidad',
  decrease: 'Reducir la cantidad',
  increase: 'Aumentar la cantidad',
  changed: (name: string, quantity: number) => `${name}: ${quantity}.`,
}

export const showMore = { button: (left: number) => `Mostrar más (${formatNumber(left)})` }

export const undo = { button: 'Deshacer', restored: 'Deshecho.' }

export const addButton = { add: 'Añadir al carrito', added: 'Añadido' }

export const copyButton = {
  copied: 'Copiado',
  failed: 'No se pudo copiar: selecciona el texto y cópialo a mano',
}

export const field = { optional: '(opcional)' }

export const lazyPart = { retry: 'Intentar de nuevo', close: 'Cerrar' }

/** Follows what needs JavaScript. */
export const needsScript = { instead: `Llama al PBX ${site.phone} o escribe a ${site.email}.` }

/** Ways to reach the shop. */
export const reach = {
  call: (phone: string) => `Llamar al ${phone}`,
  whatsApp: 'WhatsApp',
  email: 'Correo',
}
