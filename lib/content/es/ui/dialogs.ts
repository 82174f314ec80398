export const drawer = { close: 'Cerrar' }

export const undoToast = { label: 'Último cambio', close: 'Cerrar' }
