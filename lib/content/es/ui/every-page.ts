// What the first script of every page shows.

export const notice = { close: 'Entendido' }

export const loading = {
  failed: (name: string) => `${name}: no se pudo cargar. Comprueba tu conexión e intenta de nuevo.`,
}
