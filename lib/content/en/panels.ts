/** The panels of a car and its packages, by id. The panels are in the drawing's order. */
export const carParts = {
  panels: {
    'front-bumper': 'Front bumper',
    headlights: 'Headlights',
    mirrors: 'Mirrors',
    hood: 'Hood',
    fenders: 'Front fenders',
    rockers: 'Rockers',
    'door-front': 'Front doors',
    'door-rear': 'Rear doors',
    quarter: 'Quarter panels',
    roof: 'Roof and pillars',
    trunk: 'Trunk',
    'rear-bumper': 'Rear bumper',
  },
  /** What a panel is called on other vehicles than a sedan, by the vehicle's drawing. */
  otherNames: {
    hatch: { trunk: 'Tailgate' },
    car: {},
    suv: { trunk: 'Tailgate' },
    truck: { quarter: 'Bed sides', trunk: 'Tailgate' },
  },
  packages: {
    nose: { name: 'Nose', hint: 'Where most stone chips land' },
    front: { name: 'Front', hint: 'Everything ahead of the doors' },
    road: { name: 'Road', hint: 'Front, rockers and where grit flies' },
    full: { name: 'Full', hint: 'Every painted panel' },
  },
}
