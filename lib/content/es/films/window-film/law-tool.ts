// Separate from the page's other texts, because it loads with the law tool.

export const lawQuestion = {
  /** Without a time zone; with several places in it, with one, with none. */
  noZone: 'Tu dispositivo no dice dónde estás. Escribe un país o un estado, o elige uno.',
  severalInZone:
    'La zona horaria de tu dispositivo, que no sale de él, corresponde a más de un lugar. Elige el tuyo o escribe otro.',
  oneInZone: 'Escribe un país o un estado, o elige uno.',
  noneInZone:
    'Ningún lugar de nuestra lista está en la zona horaria de tu dispositivo. Escribe un país o un estado, o elige uno.',
  inZone: 'En tu zona horaria',
  all: 'Los demás lugares',
  notListed: {
    before: '¿No está tu lugar? ',
    link: 'Pregúntanos',
    after: ', o pregunta en el taller antes de elegir.',
  },
}

export const placeSearch = {
  label: '¿Dónde está matriculado el coche?',
  placeholder: 'España, Nueva York…',
  matches: 'Lugares encontrados',
  found: (count: number, first: string) => `Lugares: ${count}. Pulsa Intro para elegir ${first}.`,
  notListed: 'No está en nuestra lista. Pregunta en tu localidad.',
}

export const lawAnswer = {
  /** Around the name of the place. */
  seem: { before: 'Parece que estás en ', after: '.' },
  fromZone: 'Según la zona horaria de tu dispositivo, que no sale de él.',
  change: 'Cambiar',
  changePlace: (place: string) => `Cambiar el lugar, ahora ${place}`,
  window: 'Ventana',
  sources: (month: string) => `Fuentes, comprobadas en ${month}`,
  noAdvice: 'No es asesoramiento legal; en un control decide el medidor.',
}
