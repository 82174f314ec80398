export const notFound = {
  title: 'Página no encontrada',
  heading: 'Esta página se despegó.',
  lead: 'No hay ninguna página en esta dirección. No se ha roto nada.',
  home: 'Ir al inicio',
  shop: 'Ir a la tienda',
}

export const offlinePage = {
  lead: 'No hay conexión con el sitio, y esta página no está guardada en tu navegador.',
  available: 'Disponible sin conexión',
  /** Around the links to the film pages. */
  filmPages: {
    before: 'Las páginas de las películas, con sus herramientas: ',
    after: ', salvo si tu navegador está en modo de ahorro de datos.',
  },
  visitedPages: 'Todas las páginas que ya abriste.',
  unavailable: 'Necesita conexión',
  connected: 'El catálogo de la tienda, enviar un mensaje y las páginas que aún no abriste.',
  retry: 'Intentar de nuevo',
}
