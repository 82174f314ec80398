export const historyButtons = {
  label: 'Historial',
  undo: { name: 'Deshacer', title: (step: string) => `Deshacer: ${step}` },
  redo: { name: 'Rehacer', title: (step: string) => `Rehacer: ${step}` },
}

/** Announced after a step. */
export const historySteps = {
  undo: {
    done: 'Deshecho.',
    doneStep: (step: string) => `Deshecho: ${step}.`,
    none: 'No hay nada que deshacer.',
  },
  redo: {
    done: 'Rehecho.',
    doneStep: (step: string) => `Rehecho: ${step}.`,
    none: 'No hay nada que rehacer.',
  },
}
