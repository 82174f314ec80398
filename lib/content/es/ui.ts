import { site } from '@/lib/content/facts/site'
import { formatNumber, lowered } from '@/lib/content/words'

/** Actions that many parts offer. */
export const actions = { cancel: 'Cancelar', close: 'Cerrar', retry: 'Intentar de nuevo', undo: 'Deshacer' }

export const lineItem = { remove: (name: string) => `Quitar ${name}` }

export const quantityField = {
  group: (name: string) => `Cantidad de ${name}`,
  field: 'Cantidad',
  decrease: 'Reducir la cantidad',
  increase: 'Aumentar la cantidad',
  changed: (name: string, quantity: number) => `${name}: ${quantity}.`,
}

export const showMore = { button: (left: number) => `Mostrar más (${formatNumber(left)})` }

export const undo = { restored: 'Deshecho.' }

export const addButton = { add: 'Agregar al carrito' }

export const copyButton = {
  copied: 'Copiado',
  failed: 'No se pudo copiar: selecciona el texto y cópialo a mano',
}

export const field = { optional: '(opcional)' }

/** Follows what needs JavaScript. */
export const needsScript = { instead: `Llama al PBX ${site.phone} o escribe a ${site.email}.` }

/** Ways to reach the shop. */
export const reach = { call: (phone: string) => `Llamar al ${phone}`, whatsApp: 'WhatsApp', email: 'Correo' }

export const goodToKnow = { title: 'Conviene saber' }

export const questionsSection = {
  heading: 'Preguntas',
  lead: { before: '¿No está la tuya? ', link: 'Escríbenos', after: '.' },
}

export const sourceList = {
  heading: (count: number) => `Fuentes (${count})`,
  disclaimer: (month: string) =>
    `Cifras habituales de este tipo de película, consultadas en ${month}. No son promesas sobre las nuestras: lo que vale es la ficha técnica de la película de tu cotización.`,
}

export const noteLink = { label: (note: number) => `Fuente ${note}` }

export const historyButtons = {
  label: 'Historial',
  undo: 'Deshacer',
  redo: 'Rehacer',
}

/** Announced after a step. */
export const historySteps = {
  undo: {
    done: 'Deshecho.',
    doneStep: (step: string) => `Deshecho: ${lowered(step)}.`,
    none: 'No hay nada que deshacer.',
  },
  redo: {
    done: 'Rehecho.',
    doneStep: (step: string) => `Rehecho: ${lowered(step)}.`,
    none: 'No hay nada que rehacer.',
  },
}
