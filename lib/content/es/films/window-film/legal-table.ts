// Separate from the page's other texts, because the script of /window-film loads this file.

export const legalTable = {
  find: 'Buscar un lugar en la tabla',
  found: (count: number, all: number) => `${count} de ${all} lugares`,
}
