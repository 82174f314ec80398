// Separate from the page's other texts, because the script of /window-film loads this file.

export const legalTable = {
  found: (count: number, all: number) => `${count} de ${all} lugares`,
  showAll: 'Mostrar todos los lugares',
  notCheckedSince: (month: string) => `Sin comprobar desde ${month}. Pregunta en tu localidad.`,
}
