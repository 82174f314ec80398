import type { PlaceId, WindowId } from '@/lib/content/facts/films'
import type { Limit, Rule } from '@/lib/content/facts/laws'

/** A note that repeats a figure takes it from the place's limits. */
type Note = string | ((limits: Readonly<Record<WindowId, Limit>>) => string)

/** Only the server renders them. */
export const placeNotes: Readonly<Partial<Record<PlaceId, Note>>> = {
  colombia: '14\u00a0% en los vidrios cuartos traseros y el de la quinta puerta de las camionetas cabinadas.',
  florida: '6\u00a0% en las ventanillas traseras y la luneta de los vehículos multiuso.',
  france: 'Desde el 1 de enero de 2017.',
  mexico: 'Cambia según el estado, y nuestras fuentes no coinciden. Pregunta en tu localidad.',
  'new-york':
    'El límite de las ventanillas traseras es para coches; los vehículos multiuso están exentos. También lo están las seis pulgadas (15 cm) superiores del parabrisas.',
  'new-zealand':
    'Detrás del asiento del conductor, solo para coches: furgonetas, todoterrenos y SUV con retrovisores no tienen límite ahí.',
  'north-dakota': ({ 'front-side': front }) =>
    `${front}\u00a0% desde el 1 de agosto de 2025, según la prensa y el proyecto de ley; no encontramos ninguna página oficial.`,
  portugal: 'Solo película homologada. Las ventanillas delanteras son las que van delante del montante B.',
  spain: 'La película en la luneta exige dos retrovisores exteriores.',
  // Separate figures in the law, although they equal the one for the front side windows today.
  texas:
    'La franja termina en la línea AS-1 o a cinco pulgadas (13 cm) del borde superior, y debe dejar pasar al menos un 25\u00a0%. Sin dos retrovisores, 25\u00a0% en la luneta.',
  'united-kingdom':
    '70\u00a0% para el parabrisas de vehículos puestos en circulación antes del 1 de abril de 1985.',
}

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

export const ruleNames: Record<Rule, string> = {
  'no-limit': 'sin límite',
  'no-limit-with-mirrors': 'sin límite con dos retrovisores',
  'with-mirrors': 'con dos retrovisores',
  'no-film': 'ninguna película',
  'no-darkening': 'ninguna película que oscurezca',
  'approved-film': 'película homologada',
  'top-strip': 'franja superior',
  'ask-locally': 'pregunta en tu localidad',
}

export const limit = {
  both: (percent: number, rule: string) => `${percent}\u00a0%, ${rule}`,
  least: (percent: number) => `${percent}\u00a0% o más`,
}

/** What the law says about the visitor's film. */
export const claims = {
  within: (film: number, place: string) => `La película del ${film}\u00a0% cumple la ley en ${place}.`,
  tooDark: (film: number, place: string) => `La película del ${film}\u00a0% es demasiado oscura en ${place}.`,
  noFilm: (place: string) => `En ${place} ninguna película es legal en esta ventana.`,
  noDarkening: (place: string) => `En ${place} ninguna película que oscurezca es legal en esta ventana.`,
  approvedFilm: (place: string) => `En ${place} solo es legal la película homologada en esta ventana.`,
  topStrip: (place: string) => `En ${place} solo es legal una franja superior en esta ventana.`,
  noFigure: (place: string) => `No tenemos una cifra para esta ventana en ${place}.`,
}

/** Why, and how dark the film may be. */
export const reasons = {
  askFirst: 'Pregunta antes de elegir.',
  least: {
    'front-side': (percent) =>
      `Las ventanillas delanteras deben dejar pasar al menos un ${percent}\u00a0%, vidrio y película juntos.`,
    'rear-side': (percent) =>
      `Las ventanillas traseras deben dejar pasar al menos un ${percent}\u00a0%, vidrio y película juntos.`,
    rear: (percent) => `La luneta debe dejar pasar al menos un ${percent}\u00a0%, vidrio y película juntos.`,
    windscreen: (percent) =>
      `El parabrisas debe dejar pasar al menos un ${percent}\u00a0%, vidrio y película juntos.`,
  } satisfies Record<WindowId, (percent: number) => string>,
  darkest: (glass: number, film: string, shade: number) =>
    `Con tu vidrio del ${glass}\u00a0% hace falta una película del ${film}\u00a0% o más clara; la más oscura legal a la venta es del ${shade}\u00a0%.`,
  noShade: (glass: number, film: string) =>
    `Con tu vidrio del ${glass}\u00a0% hace falta una película del ${film}\u00a0% o más clara; ningún tono a la venta es tan claro.`,
  darkGlass: (glass: number) =>
    `Este vidrio por sí solo deja pasar un ${glass}\u00a0%: ninguna película es legal en él.`,
  noLimit: 'La ley no pone límite a esta ventana.',
  mirrors: 'Para eso el coche necesita dos retrovisores exteriores.',
  belowStrip: (percent: number) => `El resto debe dejar pasar al menos un ${percent}\u00a0%.`,
}

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
