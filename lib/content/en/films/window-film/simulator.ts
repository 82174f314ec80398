export const tintScene = {
  alt: {
    inside: {
      day: 'A car’s window, seen from inside by day',
      night: 'A car’s window, seen from inside by night',
    },
    outside: {
      day: 'A car’s window, seen from outside by day',
      night: 'A car’s window, seen from outside by night',
    },
  },
}

export const filmSlider = {
  label: 'Film VLT',
  value: (film: number, together: string) => `${film} percent film, ${together} percent with the glass`,
  shades: 'Shades on sale',
  shade: (percent: number) => `${percent} percent film`,
}

export const glassChoice = {
  legend: 'Your glass',
  own: 'Other value',
  measured: 'measured',
  field: 'Light through the bare glass',
}

export const tintResult = {
  together: 'Together',
  glare: { before: 'Glare:', after: 'less than through the bare glass.' },
}

export const viewChoice = {
  from: { legend: 'Seen from', options: { inside: 'Inside', outside: 'Outside' } },
  at: { legend: 'Light', options: { day: 'Day', night: 'Night' } },
}

export const windowChoice = { legend: 'Which window' }

export const lawTool = { heading: 'The darkest film that is legal' }

export const tintCall = {
  title: (tint: string) => `${tint}.`,
  together: { before: 'Together they let', after: 'of the light through.' },
  change: 'Change the shade',
}
