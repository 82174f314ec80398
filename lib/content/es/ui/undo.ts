export const undo = { button: 'Deshacer', restored: 'Deshecho.' }
