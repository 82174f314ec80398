import type { Rule } from '@/lib/config/tint-place'
import type { WindowId } from '@/lib/content/facts/films/window-film/windows'

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
