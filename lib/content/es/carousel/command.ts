import { listOf } from '@/lib/config/grammar'

/** What `npm run content` and the build say about the folder. */
export const carouselFolder = {
  isValid: (titles: readonly string[]) => `public/carousel es válido: ${listOf(titles)}.`,
  isMissing: (file: string, folder: string) => `${file} no está en ${folder}.`,
  isFolder: (file: string, folder: string) =>
    `${file} es una carpeta en ${folder}. Sustitúyela por el archivo de ese nombre.`,
  otherEncoding: (file: string) =>
    `${file} no está guardado en UTF-8. Guárdalo de nuevo con esa codificación, o ábrelo en /preview, que lo convierte.`,
}

/** What `npm run content` says about rows of the legal table that have not been checked for long. */
export const dueLaws = {
  heading:
    'Aviso: comprueba de nuevo estas filas de lib/content/facts/films/window-film/tint-laws.ts y actualiza su `checkedOn`:',
  row: (place: string, checkedOn: string, end: string) =>
    `  ${place}, comprobado en ${checkedOn}; sus límites se ocultan desde ${end}.`,
}
