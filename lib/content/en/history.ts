export const historyButtons = {
  label: 'History',
  undo: { name: 'Undo', title: (step: string) => `Undo: ${step}` },
  redo: { name: 'Redo', title: (step: string) => `Redo: ${step}` },
}

/** Announced after a step. */
export const historySteps = {
  undo: {
    done: 'Undone.',
    doneStep: (step: string) => `Undone: ${step}.`,
    none: 'There is nothing to undo.',
  },
  redo: {
    done: 'Redone.',
    doneStep: (step: string) => `Redone: ${step}.`,
    none: 'There is nothing to redo.',
  },
}
