/** What a card is, such as 'A5' and 'papel mate de 300 g/m²'. An empty fact is not shown. */
export const cardFacts = { size: '', material: '' }

export const shopPage = {
  /** Around the links to the film pages. */
  lead: ({ size, material }: typeof cardFacts) => {
    const facts = [size, material].filter((fact) => fact !== '').join(', ')
    const card = facts && ` Cada tarjeta es una hoja impresa: ${facts}.`
    return {
      before: `Tarjetas coleccionables de personajes, todas al mismo precio.${card} Las películas se cotizan para tu auto, tus ventanas o tu barco: `,
      after: '.',
    }
  },
} as const

export const shopError = {
  /** From the specification. */
  message: 'No pude cargar personajes. Intenta de nuevo.',
  reason: 'El catálogo no se pudo cargar. Revisa tu conexión o intenta de nuevo en un momento.',
  safe: 'Tu carrito y tus favoritos siguen en este navegador.',
} as const

export const skeletonGrid = { name: 'Personajes' } as const

export const withoutScript = {
  reason: 'La tienda carga su catálogo con JavaScript, que está desactivado en este navegador.',
  /** Around the links to the film pages. */
  films: { before: 'Mientras tanto, puedes leer sobre nuestras películas: ', after: '.' },
} as const

export const shopBrowser = {
  loading: 'Cargando personajes…',
  count: (shown: number, all: number) => `${shown} de ${all}`,
  counted: (count: string) => `Personajes: ${count}.`,
  heading: 'Personajes',
  filter: 'Filtrar por nombre',
  empty: 'El catálogo está vacío por ahora.',
  noMatch: { before: 'Ninguna tarjeta se llama «', after: '».' },
  hint: 'Revisa la ortografía o mira todas.',
  clear: 'Ver todas',
} as const

export const characterCard = {
  ki: 'Ki',
  noKi: 'N/D',
  race: 'Raza',
  affiliation: 'Afiliación',
} as const
