import type { FinishId, PaintId } from '@/lib/content/facts/films'

/** The color of the visitor's vehicle or boat, and the finish of its film. */
export const paintChoice = {
  legend: { vehicle: 'Color of your car', boat: 'Color of your hull' },
  paints: {
    white: 'White',
    silver: 'Silver',
    gray: 'Gray',
    black: 'Black',
    red: 'Red',
    blue: 'Blue',
    green: 'Green',
    sand: 'Sand',
  } satisfies Record<PaintId, string>,
}

export const finishChoice = {
  legend: 'Finish',
  finishes: { gloss: 'Gloss', satin: 'Satin', matte: 'Matte' } satisfies Record<FinishId, string>,
  note: 'Satin and matte change the shine of your paint. Ask us which ones we stock.',
  /** In a line of the quote. */
  wish: {
    gloss: 'Gloss',
    satin: 'Satin, if you stock it',
    matte: 'Matte, if you stock it',
  } satisfies Record<FinishId, string>,
}
