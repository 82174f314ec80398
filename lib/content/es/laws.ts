import type { Rule } from '@/lib/content/facts/laws'
import { percent } from '@/lib/content/words'

/** The list of places. */
export const placePicker = {
  label: 'Registrado en',
  choose: 'Elegir',
  inZone: 'En tu zona horaria (no se envía)',
  others: 'Los demás lugares',
  /** Below the list, in one line of a phone, so that nothing moves when the place is known. */
  kept: 'Se guarda en este navegador.',
  likely: (place: string) => `${place} coincide con tu zona horaria.`,
  several: 'Hay varios en tu zona.',
  notListed: { before: '¿No está? ', link: 'Pregúntanos', after: '.' },
}

export const ruleNames: Record<Rule, string> = {
  'no-limit': 'sin límite',
  'no-limit-with-mirrors': 'sin límite con dos espejos exteriores',
  'with-mirrors': 'con dos espejos exteriores',
  'no-film': 'ninguna película',
  'no-darkening': 'ninguna película que oscurezca',
  'approved-film': 'película homologada',
  'top-strip': 'franja superior',
  'ask-locally': 'consulta la norma local',
}

/** What the law says about a film, in a word or two. */
export const chips = {
  within: 'Legal',
  against: 'Muy oscura',
  noFilm: 'Sin película',
  approved: 'Homologada',
  strip: 'Solo franja',
  unknown: 'Pregunta',
  noPlace: '¿Legal?',
}

/** What the law says about a film. `window` is a window inside a sentence; figures have their per cent sign. */
export const verdict = {
  both: (figure: string, rule: string) => `${figure}, ${rule}`,
  within: (place: string) => `Legal en ${place}.`,
  requires: (limit: string, through: string) => `La norma exige al menos un ${limit}; pasa un ${through}.`,
  noLimit: (window: string) => `Sin límite para ${window}.`,
  noLimitWithMirrors: (window: string) => `Sin límite para ${window} con dos espejos exteriores.`,
  tooDark: (place: string) => `Demasiado oscura en ${place}.`,
  darkest: (shade: string) => `La más oscura para este vidrio es la del ${shade}.`,
  noShade: 'Ningún tono a la venta es lo bastante claro para este vidrio.',
  darkGlass: (place: string) => `Demasiado oscuro en ${place}, incluso sin película.`,
  noFilm: (window: string, place: string) => `En ${place} no se permite ninguna película en ${window}.`,
  noDarkening: (window: string, place: string) =>
    `En ${place} no se permite en ${window} ninguna película que oscurezca.`,
  approved: (window: string, place: string) =>
    `En ${place} solo se permite película homologada en ${window}.`,
  strip: (place: string) => `En ${place} solo se permite una franja en la parte superior.`,
  belowStrip: (least: number) => `Debajo debe pasar al menos un ${percent(least)}.`,
  noFigure: (place: string) => `No tenemos ninguna cifra para ${place}.`,
  noFigureForWindow: (window: string, place: string) =>
    `No tenemos ninguna cifra para ${window} en ${place}.`,
  otherClass: (place: string) => `En ${place} depende de cómo esté registrado el vehículo.`,
  askFirst: 'Pregunta antes de elegir.',
  noPlace: {
    lead: '¿Dónde está registrado?',
    text: 'Así te decimos qué es legal.',
    choose: 'Elegir un lugar',
  },
}
