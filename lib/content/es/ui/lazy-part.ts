export const lazyPart = { retry: 'Intentar de nuevo', close: 'Cerrar' }
