/** The panels of a car and its packages, by id. The panels are in the drawing's order. */
export const carParts = {
  panels: {
    'front-bumper': 'Parachoques delantero',
    headlights: 'Faros',
    mirrors: 'Retrovisores',
    hood: 'Capó',
    fenders: 'Guardabarros delanteros',
    rockers: 'Faldones laterales',
    'door-front': 'Puertas delanteras',
    'door-rear': 'Puertas traseras',
    quarter: 'Costados traseros',
    roof: 'Techo y montantes',
    trunk: 'Maletero',
    'rear-bumper': 'Parachoques trasero',
  },
  /** What a panel is called on other vehicles than a sedan, by the vehicle's drawing. */
  otherNames: {
    hatch: { trunk: 'Portón trasero' },
    car: {},
    suv: { trunk: 'Portón trasero' },
    truck: { quarter: 'Laterales de la caja', trunk: 'Portón trasero' },
  },
  packages: {
    nose: { name: 'Morro', hint: 'Donde cae casi toda la gravilla' },
    front: { name: 'Frontal', hint: 'Todo lo que va delante de las puertas' },
    road: { name: 'Carretera', hint: 'Frontal, faldones y donde salta la gravilla' },
    full: { name: 'Completo', hint: 'Todos los paneles pintados' },
  },
}

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
    full: { name: 'Completo', hint: 'Obra muerta, bordes de cubierta y vidrios' },
  },
}
