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
    nose: { name: 'Morro', hint: 'Donde más golpea la gravilla' },
    front: { name: 'Frontal', hint: 'Todo lo que va delante de las puertas' },
    road: { name: 'Ruta', hint: 'Frontal, faldones y donde salta la gravilla' },
    full: { name: 'Total', hint: 'Todos los paneles pintados' },
  },
}
