export const addresses = {
  list: 'Direcciones',
  none: 'No tienes direcciones guardadas.',
  add: 'Añadir una dirección',
  saved: (label: string) => `Dirección guardada: ${label}.`,
  removed: (label: string) => `Dirección eliminada: ${label}.`,
  chosen: (label: string) => `Dirección principal: ${label}.`,
} as const

export const addressCard = {
  isDefault: 'Principal',
  edit: 'Editar',
  editNamed: (label: string) => `Editar ${label}`,
  remove: 'Eliminar',
  removeNamed: (label: string) => `Eliminar ${label}`,
  makeDefault: 'Usar como principal',
  makeDefaultNamed: (label: string) => `Usar como principal: ${label}`,
} as const

export const addressForm = {
  newAddress: 'Nueva dirección',
  edit: (label: string) => `Editar ${label}`,
  save: 'Guardar la dirección',
  cancel: 'Cancelar',
} as const

/** `missing` is the problem with an empty value, `wrong` the one with an invalid value. */
export const addressFields = {
  label: { label: 'Etiqueta', missing: 'Escribe una etiqueta, por ejemplo Casa.' },
  name: { label: 'Nombre', missing: 'Escribe el nombre.' },
  line1: { label: 'Calle y número', missing: 'Escribe la calle.' },
  city: { label: 'Ciudad', missing: 'Escribe la ciudad.' },
  zip: { label: 'Código postal', missing: 'Escribe el código postal.' },
  phone: {
    label: 'Teléfono',
    wrong: 'Escribe un teléfono con cifras y espacios, por ejemplo 555 0101.',
  },
} as const
