import { capitalized, percent } from '@/lib/content/words'
import { inText } from './language'

/** The list of places. */
export const placePicker = {
  label: 'Registrado en',
  choose: 'Elegir',
  inZone: 'En tu zona horaria (no se envía)',
  others: 'Los demás lugares',
  /** Below the list, in one line of a phone, so that nothing moves when the place is known. */
  kept: 'Se guarda en este navegador.',
  likely: (place: string) => `${capitalized(place)} coincide con tu zona horaria.`,
  several: 'Varios coinciden con tu zona.',
  notListed: { before: '¿No está? ', link: 'Pregúntanos', after: '.' },
  strict: (place: string, vehicle: string, answers: readonly string[]) =>
    `En ${place}, con el vidrio habitual de ${vehicle}: ${answers.join('; ')}.`,
  none: (least: string, windows: string) => `ningún tono cumple el ${least} que se pide para ${windows}`,
  depends: (least: string, windows: string, film: string) =>
    `para ${windows} (${least}), el tono del ${film} depende de tu vidrio`,
}

/** The light through glass and film. Figures have their per cent sign, but the first of a range. */
export const lightWords = {
  range: (low: string, high: string) => `${low} a ${high}`,
  about: (figure: string) => `alrededor del ${figure}`,
}

/** What the law says about a film, in a word or two. */
export const chips = {
  meets: 'Cumple',
  depends: 'Depende',
  against: 'No cumple',
  noLimit: 'Sin límite',
  noFilm: 'Sin película',
  approved: 'Homologada',
  strip: 'Solo franja',
  unknown: 'Pregunta',
  asks: (least: string) => `Pide ${least}`,
}

/** What the law says about a film. `window` is a window inside a sentence; figures have their per cent sign. */
export const verdict = {
  also: 'Lo que la ley exige además',
  inPlace: (place: string) => ` en ${place}`,
  forPlace: (place: string) => ` en ${place}`,
  meets: 'Cumple el mínimo de luz',
  depends: 'Depende de tu vidrio',
  against: 'Demasiado oscura',
  noLimit: 'Sin límite de luz',
  withMirrors: ' con dos espejos exteriores',
  noLimitFor: (window: string, mirrors: string) => `Sin límite de luz para ${window}${mirrors}.`,
  noFilm: 'No se permite película',
  noFilmOn: (window: string) => `La ley no permite ninguna película en ${window}.`,
  noDarkeningOn: (window: string) => `La ley no permite en ${window} ninguna película que oscurezca.`,
  approved: 'Solo película homologada',
  approvedOn: (window: string) => `La película en ${window} tiene que estar homologada.`,
  strip: 'Solo una franja superior',
  belowStrip: (least: number) => `Debajo debe pasar al menos el ${percent(least)}.`,
  noFigure: 'No tenemos ninguna cifra',
  askAbout: (window: string) => `Pregunta antes de elegir para ${window}.`,
  byState: 'Depende del estado',
  askState: 'Consulta la norma de tu estado o pregúntanos.',
  otherClass: 'Depende de cómo esté registrado',
  askFirst: 'Pregunta antes de elegir.',
  askLocally: 'Consulta la norma local.',
  limit: (least: string) => `mínimo ${least}`,
  asks: (place: string, least: string) => `${capitalized(place)} pide al menos el ${least}`,
  through: (light: string) => `Luz que pasa: ${inText(light)}`,
  needs: (glass: string) => `Cumple con un vidrio del ${glass} o más, y hay que medirlo.`,
  knowGlass: 'Conozco mi vidrio',
  noPlace: {
    lead: 'Todavía sin comparar',
    text: 'Elige un lugar para comparar.',
  },
}
