import type { PlaceId } from '@/lib/content/facts/films'
import type { Rule } from '@/lib/content/facts/laws'
import type { Standing } from '@/lib/content/words'

/** The exceptions and dates of a place's law. No note repeats a figure of its row. */
export const placeNotes: Readonly<Partial<Record<PlaceId, string>>> = {
  colombia: '14% en los vidrios cuartos traseros y en el de la quinta puerta de las camionetas cabinadas.',
  florida: '6% en las ventanas traseras y el vidrio trasero de los vehículos multiuso.',
  france: 'Desde el 1 de enero de 2017.',
  mexico: 'Cambia según el estado, y nuestras fuentes no coinciden. Consulta la norma de tu estado.',
  'new-york':
    'El límite de las ventanas traseras es para autos; los vehículos multiuso están exentos. También lo están las seis pulgadas (15 cm) superiores del parabrisas.',
  'new-zealand':
    'Detrás del conductor, el límite es solo para autos. Con espejos exteriores, las vans, los vehículos de doble tracción y los SUV no tienen límite ahí.',
  'north-dakota':
    'El límite de las ventanas delanteras rige desde el 1 de agosto de 2025, según la prensa y el proyecto de ley; no encontramos ninguna página oficial.',
  portugal: 'Solo película homologada. Las ventanas delanteras son las que van delante del pilar B.',
  spain: 'La película en el vidrio trasero exige dos espejos exteriores (retrovisores).',
  // Separate figures in the law, although they equal the one for the front side windows today.
  texas:
    'La franja termina en la línea AS-1 o a cinco pulgadas (13 cm) del borde superior, y debe dejar pasar al menos un 25%. Sin dos espejos exteriores, al menos un 25% en el vidrio trasero.',
  'united-kingdom':
    '70% para el parabrisas de vehículos puestos en circulación por primera vez antes del 1 de abril de 1985.',
}

/** The rules of the table. */
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

/** A figure with its rule. */
export const bothRules = (figure: string, rule: string) => `${figure}, ${rule}`

/** What kind of text a document of a law is. */
export const standings: Record<Standing, string> = {
  official: 'oficial',
  copy: 'copia de la ley',
  bill: 'proyecto de ley',
  press: 'prensa',
  unofficial: 'no oficial',
}
