import { lowered } from '@/lib/content/words'
import { about } from './language'

/** The packages as steps. `adds` is heard in place of a plus. */
export const packageSteps = {
  adds: 'suma',
  /** After the visitor’s own choice: the packages that need less film, and more. */
  between: (lower: string, higher: string) => `, entre ${lower} y ${higher}`,
  below: (name: string) => `, menos que ${name}`,
}

/** The choice of panels or zones at the end of its page. `look` is the color and the finish; empty without a choice. */
export function choiceAtEnd(look: string, chosen: number, all: number, parts: string, area: string): string {
  const count = `${chosen} de ${all} ${parts}, ${lowered(about(area))}.`
  return look ? `${look}. ${count}` : count
}

export const partsPicker = {
  package: 'Paquete',
  noArea: 'Aún sin superficie.',
}
