import { capitalized, countOf } from '@/lib/content/words'

// What is loaded later than the tint tool itself.

/** The kinds of glass. */
export const glassKinds = {
  own: 'Otro valor',
  measured: 'medido',
  field: 'Luz que pasa por el vidrio sin película',
  wrong: (min: string, max: string) => `Escribe un número del ${min} al ${max}, por ejemplo 70%.`,
}

/** The disclosure with the law of the chosen place. */
export const lawOfPlace = {
  title: (place: string) => `Qué dice la ley en ${place}`,
  checked: (month: string) => `comprobado en ${month}`,
  about: 'Cada cifra es la luz mínima que deben dejar pasar vidrio y película juntos.',
  sources: 'Fuentes:',
  noAdvice: 'No es asesoría legal; en un control de tránsito decide el medidor.',
  change: 'Cambiar el lugar',
}

export const tintCall = {
  windowCount: (count: number) =>
    count === 1 ? 'Una ventana' : countOf(count, { one: 'ventana', other: 'ventanas' }),
  title: (windows: string, vehicle: string) => `${windows} de ${vehicle}.`,
  emptyTitle: 'Todavía ninguna ventana.',
  emptyText: 'Elige las ventanas que quieres polarizar.',
  change: 'Cambiar los tonos',
  choose: 'Elegir ventanas',
}

/** What a law asks besides light. */
export const alsoAsked = {
  approval: 'película homologada',
  label: 'una etiqueta en la película',
  mirrors: 'dos espejos exteriores',
  reflection: (most: string) => `un reflejo del ${most} como máximo`,
  for: (what: string, windows: string) => `${what}, si hay película en ${windows}`,
  inPlace: (place: string) => `${capitalized(place)} también exige:`,
  line: (what: string) => `También se exige: ${what}.`,
  lightOnly: 'Comparamos solo la luz: el reflejo y el color también pueden tener límite.',
  wayOn: {
    before: 'Pide que midan tu vidrio, lee sobre ',
    heat: 'película clara contra el calor',
    or: ' o ',
    ask: 'pregúntanos',
    after: '.',
  },
}
