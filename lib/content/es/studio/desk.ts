import { listOf, plural } from '@/lib/config/grammar'
import { formatDate } from '@/lib/config/language'

/** `3 de mayo, 14:07`; names the day even today, because the studio may stay open past midnight. */
const moment = (at: number) =>
  formatDate(new Date(at), { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

const toFix = (count: number) =>
  plural(count, { one: '1 cosa por corregir', other: `${count} cosas por corregir` })

export const studio = {
  heading: 'Estudio del carrusel',
  needsScript: 'El estudio necesita JavaScript, que está desactivado en este navegador.',
  /** Announced once the visitor stops editing. */
  counts: (changes: string, problems: number) =>
    problems > 0 ? `${changes}. ${toFix(problems)}.` : `${changes}.`,
}

export const studioBar = {
  back: 'Volver al sitio',
  discard: 'Descartar',
  toFix: (count: number) => `${count} por corregir`,
}

export const studioFoot = {
  purpose: 'Para quienes cuidan la página de inicio. Nada de lo que abras aquí se sube a ningún sitio.',
  help: 'Cómo funciona',
}

export const barState = {
  downloaded: 'Descargado:',
  saved: 'Guardado:',
  passedOn: 'Enviado:',
  mailed: 'Correo abierto:',
  sentAt: (at: number) => `${moment(at)}. Aún no se ve en el sitio.`,
  inZip: (at: number) => `tersa-carousel.zip, ${moment(at)}. Aún no se ve en el sitio.`,
  inFolder: (at: number) => `En public/carousel desde: ${moment(at)}. Aún no se ve en el sitio.`,
  noChanges: 'Sin cambios',
  sameAsLive: 'Lo que ves es lo que está publicado.',
  folderIsBehind: 'La carpeta aún tiene la versión que guardaste. Guarda otra vez para reemplazarla.',
  textChanged: 'Texto cambiado',
  keepsNothing: 'Este navegador no puede conservar tu borrador: guarda antes de cerrar la página.',
  doesNotKeep: (files: readonly string[]) =>
    `Este navegador no conserva ${listOf(files)}: guarda antes de recargar o cerrar la página.`,
  kept: 'En este navegador. Los cambios aún no se ven en el sitio.',
  keptSince: (at: number) => `En este navegador desde: ${moment(at)}.`,
  /** `A la diapositiva 4 le falta: un título, una frase y un póster.` */
  needs: (slide: number, fields: readonly string[]) =>
    `A la diapositiva ${slide} le falta: ${listOf(fields)}.`,
  /** By field. */
  missing: {
    title: 'un título',
    line: 'una frase',
    'button.text': 'un botón',
    'secondLink.text': 'un texto para el segundo enlace',
    'secondLink.href': 'una página para el segundo enlace',
    poster: 'un póster',
  },
}

export const saveButton = {
  download: 'Descargar los cambios (.zip)',
  downloadShort: 'Descargar (.zip)',
  passOn: 'Enviar…',
  saveIntoKnown: 'Guardar en public/carousel',
  saveIntoFolder: 'Guardar en una carpeta…',
  /** Named in the notice when it could not be loaded. */
  code: 'Guardado',
  problems: (count: number) => `${toFix(count)} antes de guardar.`,
  nothing: 'No hay nada que guardar: lo que ves es lo que está publicado.',
}

export const stage = {
  label: 'Vista previa',
  frameTitle: 'El carrusel como se verá en el sitio',
  /** Named in the notice when it could not be loaded. */
  code: 'Vista previa',
  widths: 'Ancho de la vista previa',
  phone: 'Teléfono',
  tablet: 'Tableta',
  desktop: 'Escritorio',
  lastValid: (at: number | null) =>
    at === null ? 'Última versión válida' : `Última versión válida, ${moment(at)}`,
  isEmpty: (slide: number) => `La diapositiva ${slide} aún está vacía`,
  hasProblems: (slide: number) => `La diapositiva ${slide} no se puede publicar así`,
  width: (px: number) => `El carrusel de la página de inicio, a ${px}\u00a0px de ancho`,
  dropTarget: (slide: number) => `Los archivos van a la diapositiva ${slide}`,
  dropAnywhere: 'salvo que los sueltes en otra',
}
