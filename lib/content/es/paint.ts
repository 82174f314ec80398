import type { FinishId, PaintId } from '@/lib/content/facts/films'

/** The color of the visitor's vehicle or boat, and the finish of its film. */
export const paintChoice = {
  legend: { vehicle: 'Color de tu auto', boat: 'Color de tu casco' },
  paints: {
    white: 'Blanco',
    silver: 'Plata',
    gray: 'Gris',
    black: 'Negro',
    red: 'Rojo',
    blue: 'Azul',
    green: 'Verde',
    sand: 'Arena',
  } satisfies Record<PaintId, string>,
}

export const finishChoice = {
  legend: 'Acabado',
  finishes: { gloss: 'Brillante', satin: 'Satinado', matte: 'Mate' } satisfies Record<FinishId, string>,
  note: 'El satinado y el mate cambian el brillo de tu pintura. Pregúntanos cuáles tenemos.',
  /** In a line of the quote. */
  wish: {
    gloss: 'Brillante',
    satin: 'Satinado, si lo tienen',
    matte: 'Mate, si lo tienen',
  } satisfies Record<FinishId, string>,
}
