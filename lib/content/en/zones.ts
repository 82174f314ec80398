/** The zones of a boat and its packages, by id. The zones are in the drawing's order. */
export const boatParts = {
  zones: {
    bow: 'Bow',
    'hull-side': 'Topsides',
    quarter: 'Quarter',
    transom: 'Transom',
    waterline: 'Boot stripe',
    'rub-rail': 'Rub rail',
    gunwale: 'Gunwale',
    foredeck: 'Foredeck',
    'swim-platform': 'Swim platform',
    hardtop: 'Hardtop',
    'cabin-glass': 'Cabin glass',
  },
  packages: {
    dock: { name: 'Dock', hint: 'Fenders, lines and boarding' },
    bow: { name: 'Bow', hint: 'Anchor, chain and spray' },
    topsides: { name: 'Topsides', hint: 'All gelcoat down to the waterline' },
    full: { name: 'Full', hint: 'Topsides, deck edges and glass' },
  },
}
