/** The zones of a boat and its packages, by id. The zones are in the drawing's order. */
export const boatParts = {
  zones: {
    bow: 'Proa',
    'hull-side': 'Obra muerta',
    quarter: 'Aleta',
    transom: 'Espejo de popa',
    waterline: 'Franja de flotación',
    'rub-rail': 'Cintón',
    gunwale: 'Regala',
    foredeck: 'Cubierta de proa',
    'swim-platform': 'Plataforma de baño',
    hardtop: 'Techo rígido',
    'cabin-glass': 'Vidrios de la cabina',
  },
  packages: {
    dock: { name: 'Amarre', hint: 'Defensas, cabos y embarque' },
    bow: { name: 'Proa', hint: 'Ancla, cadena y rociones' },
    topsides: { name: 'Obra muerta', hint: 'Todo el gelcoat hasta la línea de flotación' },
    full: { name: 'Total', hint: 'Obra muerta, bordes de cubierta y vidrios' },
  },
}
