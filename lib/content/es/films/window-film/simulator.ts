export const tintScene = {
  alt: {
    inside: {
      day: 'La ventanilla de un coche, vista desde dentro de día',
      night: 'La ventanilla de un coche, vista desde dentro de noche',
    },
    outside: {
      day: 'La ventanilla de un coche, vista desde fuera de día',
      night: 'La ventanilla de un coche, vista desde fuera de noche',
    },
  },
}

export const filmSlider = {
  label: 'VLT de la película',
  value: (film: number, together: string) =>
    `película del ${film} por ciento; con el vidrio, ${together} por ciento`,
  shades: 'Tonos a la venta',
  shade: (percent: number) => `película del ${percent} por ciento`,
}

export const glassChoice = {
  legend: 'Tu vidrio',
  own: 'Otro valor',
  measured: 'medido',
  field: 'Luz que pasa por el vidrio sin película',
}

export const tintResult = {
  together: 'En conjunto',
  glare: { before: 'Deslumbramiento:', after: 'menos que con el vidrio solo.' },
}

export const viewChoice = {
  from: { legend: 'Visto desde', options: { inside: 'Dentro', outside: 'Fuera' } },
  at: { legend: 'Luz', options: { day: 'De día', night: 'De noche' } },
}

export const windowChoice = { legend: 'Qué ventana' }

export const lawTool = { heading: 'La película más oscura que permite la ley' }

export const tintCall = {
  title: (tint: string) => `${tint}.`,
  together: { before: 'Vidrio y película dejan pasar un', after: 'de la luz.' },
  change: 'Cambiar el tono',
}
