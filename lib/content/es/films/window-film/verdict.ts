/** What the law says about the film that a visitor has chosen. `limit` has its per cent sign. */
export const tintVerdict = {
  within: (place: string) => `Dentro de la ley en ${place}.`,
  tooDark: (place: string) => `Demasiado oscura en ${place}.`,
  notAllowed: (place: string) => `No permitida en ${place}.`,
  requires: (limit: string) => `Exige como mínimo un ${limit}.`,
  requiresMore: (limit: string, through: number) =>
    `Exige como mínimo un ${limit}; así pasa el ${through}\u00a0%.`,
  'no-limit': 'Sin límite para esta ventana.',
  'no-limit-with-mirrors': 'Sin límite para esta ventana con dos retrovisores exteriores.',
  'no-film': 'No se permite ninguna película en esta ventana.',
  'no-darkening': 'No se permite ninguna película que oscurezca esta ventana.',
  only: (place: string, limit: string) => `${place}, para esta ventana: ${limit}. Pregunta antes de elegir.`,
  noFigure: 'No tenemos una cifra para este lugar. Pregunta antes de elegir.',
  noFigureForWindow: (place: string) =>
    `No tenemos una cifra para esta ventana en ${place}. Pregunta antes de elegir.`,
  checked: (month: string) => `Comprobado en ${month}.`,
}
