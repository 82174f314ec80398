export const undo = { button: 'Undo', restored: 'Restored.' }
