/**
 * Frequent words of a shared list; each becomes one byte of the link. Links contain the positions: only append. A word
 * that begins with another one is listed before it.
 */
const WORDS = [
  '/window-film?film=',
  '/ppf?panels=',
  '/marine-film?zones=',
  '&glass=',
  '&window=',
  '&place=',
  '&vehicle=',
  '&loa=',
  '&lwl=',
  '&beam=',
  '&freeboard=',
  '&draught=',
  '&keel=',
  'front-bumper.headlights.mirrors',
  '.hood.fenders',
  'front-bumper',
  'headlights',
  'mirrors',
  'hood',
  'fenders',
  'rockers',
  'door-front',
  'door-rear',
  'quarter',
  'roof',
  'trunk',
  'rear-bumper',
  'hull-side',
  'transom',
  'waterline',
  'rub-rail',
  'gunwale',
  'foredeck',
  'swim-platform',
  'hardtop',
  'cabin-glass',
  'compact',
  'sedan',
  'full-size',
  'small-suv',
  'large-suv',
  'truck',
  'motor',
  'windscreen',
  'front-side',
  'rear-side',
  'rear',
  '"/characters/',
  '.svg",99,',
] as const

const FIRST = 0x80
const NON_ASCII = /[^\0-\x7f]/g
const PACKED = /[\x80-\xff]/g

/** Converts JSON to bytes: frequent words become one byte above ASCII, other letters above ASCII become JSON escapes. */
export function packWords(json: string): string {
  const ascii = json.replace(NON_ASCII, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return WORDS.reduce((text, word, i) => text.replaceAll(word, String.fromCharCode(FIRST + i)), ascii)
}

/** An unknown byte is left out, which the checks of the list then find. */
export const unpackWords = (bytes: string): string =>
  bytes.replace(PACKED, (byte) => WORDS[byte.charCodeAt(0) - FIRST] ?? '')
