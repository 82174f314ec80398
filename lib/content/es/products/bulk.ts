import { plural } from '@/lib/config/grammar'
import { formatNumber } from '@/lib/config/language'
import { countProducts } from './list'

export const bulkBar = {
  region: 'Productos seleccionados',
  selected: (count: number) => `Seleccionados: ${formatNumber(count)}`,
  selectAll: (count: number) => `Seleccionar todos (${formatNumber(count)})`,
  clear: 'Quitar la selección',
}

export const bulkActions = {
  form: 'Cambiar los productos seleccionados',
  action: 'Acción',
  choose: 'Elige una acción',
  price: 'Cambiar el precio',
  stock: 'Fijar las existencias',
  delete: 'Eliminar',
  apply: 'Aplicar',
  newStock: 'Existencias nuevas',
  stockExample: '12',
  priceChange: 'Cambio de precio',
  priceExample: '+5 o −2,50',
  unit: 'Importe o porcentaje',
  chooseUnit: (currency: string) => `¿${currency} o %?`,
}

/** Says what an action will do, or what it still needs. */
export const bulkEffects = {
  deletes: (count: number) => `Elimina ${countProducts(count)}. Se puede deshacer.`,
  setsStock: (count: number, stock: number) => `${countProducts(count)}: existencias → ${stock}.`,
  needsCount: 'Escribe un número entero de 0 o más.',
  needsNumber: 'Escribe un número, por ejemplo 5 o −2,50.',
  needsUnit: (currency: string) => `Elige si es un importe (${currency}) o un porcentaje (%).`,
  noPrices: 'No cambia ningún precio.',
  prices: (count: number, range: string) =>
    plural(count, { one: `1 precio: ${range}.`, other: `${formatNumber(count)} precios: ${range}.` }),
  range: (lowest: string, highest: string) => `${lowest} (el más bajo) … ${highest} (el más alto)`,
  free: (count: number, zero: string) =>
    plural(count, { one: `1 pasa a ${zero}.`, other: `${formatNumber(count)} pasan a ${zero}.` }),
}
