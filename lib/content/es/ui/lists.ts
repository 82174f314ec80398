import { formatNumber } from '@/lib/config/language'

export const lineItem = { remove: (name: string) => `Quitar ${name}` }

export const quantityField = {
  group: (name: string) => `Cantidad de ${name}`,
  field: 'Cantidad',
  decrease: 'Reducir la cantidad',
  increase: 'Aumentar la cantidad',
  changed: (name: string, quantity: number) => `${name}: ${quantity}.`,
}

export const showMore = { button: (left: number) => `Mostrar más (${formatNumber(left)})` }
