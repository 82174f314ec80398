export const shopBrowser = {
  loading: 'Cargando personajes…',
  count: (shown: number, all: number) => `${shown} de ${all}`,
  counted: (count: string) => `Personajes: ${count}.`,
  retry: 'Intentar de nuevo',
  heading: 'Personajes',
  filter: 'Filtrar por nombre',
  empty: 'El catálogo está vacío por ahora.',
  noMatch: { before: 'Ningún nombre contiene «', after: '»' },
  hint: 'El filtro busca solo en los nombres, sin distinguir mayúsculas ni acentos.',
  clear: 'Quitar el filtro',
} as const

export const characterCard = {
  ki: 'Ki',
  noKi: 'N/D',
  race: 'Raza',
  affiliation: 'Afiliación',
} as const
