import { capitalized } from '@/lib/content/words'

/** The list of places. */
export const placePicker = {
  label: 'Registered in',
  choose: 'Choose',
  inZone: 'In your time zone (not sent to us)',
  others: 'All other places',
  /** Below the list, in one line of a phone, so that nothing moves when the place is known. */
  kept: 'Changes are kept in this browser.',
  likely: (place: string) => `${capitalized(place)} matches your time zone.`,
  several: 'Several match your time zone.',
  notListed: { before: 'Not listed? ', link: 'Ask us', after: '.' },
  /** Where no shade meets the limit of a window. */
  strict: (place: string, vehicle: string, answers: readonly string[]) =>
    `In ${place}, on the usual glass of ${vehicle}: ${answers.join('; ')}.`,
  none: (least: string, windows: string) => `no shade meets the ${least} limit for ${windows}`,
  depends: (least: string, windows: string, film: string) =>
    `for ${windows} (${least}) the ${film} shade depends on your glass`,
}

/** The light through glass and film. Figures have their per cent sign, but the first of a range. */
export const lightWords = {
  range: (low: string, high: string) => `${low} to ${high}`,
  about: (figure: string) => `about ${figure}`,
}

/** What the law says about a film, in a word or two. */
export const chips = {
  meets: 'Meets',
  depends: 'Depends',
  against: 'Too dark',
  noLimit: 'No limit',
  noFilm: 'No film',
  approved: 'Approved only',
  strip: 'Strip only',
  unknown: 'Ask first',
  /** Without film: what the law asks for. */
  asks: (least: string) => `Asks for ${least}`,
}

/** What the law says about a film. `window` is a window inside a sentence; figures have their per cent sign. */
export const verdict = {
  /** In a message that it could not be loaded. */
  also: 'What else the law asks',
  inPlace: (place: string) => ` in ${place}`,
  forPlace: (place: string) => ` for ${place}`,
  meets: 'Meets the light limit',
  depends: 'Depends on your glass',
  against: 'Too dark',
  noLimit: 'No light limit',
  withMirrors: ' with two outside mirrors',
  noLimitFor: (window: string, mirrors: string) => `No light limit for ${window}${mirrors}.`,
  noFilm: 'No film allowed',
  noFilmOn: (window: string) => `The law allows no film on ${window}.`,
  noDarkeningOn: (window: string) => `The law allows no film that darkens on ${window}.`,
  approved: 'Approved film only',
  approvedOn: (window: string) => `Film on ${window} has to be approved.`,
  strip: 'Only a strip at the top',
  belowStrip: (percent: number) => `Below it, at least ${percent}% must get through.`,
  noFigure: 'We have no figure',
  askAbout: (window: string) => `Ask first about ${window}.`,
  byState: 'Depends on the state',
  askState: 'Check your state’s rules, or ask us first.',
  otherClass: 'Depends on how it is registered',
  askFirst: 'Ask first.',
  askLocally: 'Check local rules.',
  /** What gets through, and the limit. */
  limit: (least: string) => `limit ${least}`,
  asks: (place: string, least: string) => `${capitalized(place)} asks for at least ${least}`,
  through: (light: string) => `${capitalized(light)} of the light gets through`,
  /** What a film that depends needs. */
  needs: (glass: string) => `Meets it with glass of ${glass} or more, which has to be metered.`,
  knowGlass: 'I know my glass',
  noPlace: {
    lead: 'Not compared yet',
    text: 'Choose a place to compare it with the limit.',
  },
}
