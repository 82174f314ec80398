import type { Rule } from '@/lib/config/tint-place'

export const ruleNames: Record<Rule, string> = {
  'no-limit': 'sin límite',
  'no-limit-with-mirrors': 'sin límite con dos retrovisores',
  'with-mirrors': 'con dos retrovisores',
  'no-film': 'sin película',
  'no-darkening': 'ninguna película que oscurezca',
  'approved-film': 'película homologada',
  'top-strip': 'franja superior',
  'ask-locally': 'pregunta en tu localidad',
}

export const limit = { both: (percent: number, rule: string) => `${percent}\u00a0%, ${rule}` }

export const legalVerdict = {
  notCheckedSince: (month: string) => `Sin comprobar desde ${month}. Pregunta en tu localidad.`,
  askLocally: 'Pregunta en tu localidad.',
  noFigure: 'Nuestras fuentes no dan una cifra fiable para esta ventanilla. Pregunta en tu localidad.',
  forWindow: (limit: string) => `Para esta ventanilla: ${limit}.`,
  withMirrors: (verdict: string) => `Con dos retrovisores: ${verdict}`,
  tooDark: (limit: number, glass: number) =>
    `Al menos un ${limit}\u00a0% a través de vidrio y película. Este vidrio por sí solo deja pasar un ${glass}\u00a0%: ninguna película es legal en él.`,
  /** `shade` is `null` if no shade on sale is light enough. */
  darkest: (limit: number, glass: number, film: string, shade: number | null) =>
    `Al menos un ${limit}\u00a0% a través de vidrio y película. Con un vidrio del ${glass}\u00a0% necesitas una película del ${film}\u00a0% o más clara. ${shade === null ? 'Ningún tono a la venta es tan claro.' : `El más oscuro a la venta es del ${shade}\u00a0%.`}`,
}
