import { listOf, plural } from '@/lib/config/grammar'
import { formatDate, formatNumber } from '@/lib/config/language'
import { shopFile } from '@/lib/content/facts/site'
import { numberWord } from '@/lib/content/words'

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
  inZip: (at: number) => `${shopFile('carousel.zip')}, ${moment(at)}. Aún no se ve en el sitio.`,
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

export const slideStrip = {
  heading: 'Diapositivas',
  count: (count: number, max: number, seconds: number) =>
    `${count} de ${max}, una vuelta dura ${seconds}\u00a0s`,
  add: 'Añadir diapositiva',
  dropHere: 'Nueva diapositiva',
  atMost: (max: number) => `Un carrusel tiene ${max} diapositivas como máximo: elimina una primero.`,
}

export const slideTile = {
  noTitle: 'Aún sin título',
  drag: 'Arrastra para cambiar el orden',
  filmInWork: 'Preparando vídeo',
  filmReady: 'Vídeo listo',
  filmFailed: 'Vídeo sin hacer',
  toFix: (count: number) => `${count} por corregir`,
  isNew: 'Nueva',
  isChanged: 'Con cambios',
}

export const stripActions = {
  label: (slide: number) => `Diapositiva ${slide}`,
  earlier: 'Antes',
  isFirst: 'Es la primera diapositiva.',
  later: 'Después',
  isLast: 'Es la última diapositiva.',
  duplicate: 'Duplicar',
  duplicated: (slide: number) => `La diapositiva ${slide} es una copia, con el vídeo.`,
  remove: 'Eliminar',
  isOnly: 'La única diapositiva no se puede eliminar.',
  deleted: (slide: number, title: string) =>
    title ? `Diapositiva ${slide} eliminada: ${title}.` : `Diapositiva ${slide} eliminada.`,
  moved: (place: number, count: number) => `Movida a la posición ${place} de ${count}.`,
}

export const studioPanel = {
  slide: (number: number) => `Diapositiva ${number}`,
  slides: (count: number) => `de ${count}`,
  tabs: 'Cómo editar',
  form: 'Formulario',
  text: 'Texto',
  /** Named in the notice when it could not be loaded. */
  textEditor: 'Editor de texto',
}

export const howItWorks = {
  heading: 'Cómo funciona',
  edit: 'Elige una diapositiva y cambia sus textos, su póster o su vídeo. La vista previa se actualiza al momento.',
  drop: 'Suelta imágenes y vídeos en cualquier parte de la página. Nada se sube a internet.',
  save: 'Guarda cuando te guste y envíalo. Se verá cuando lo publique quien lleva el sitio web.',
  dismiss: 'Entendido',
}

export const liveChanged = {
  heading: 'El carrusel publicado ha cambiado desde que empezaste este borrador.',
  explanation: 'Tus cambios se comparan ahora con la versión nueva.',
  reset: 'Volver a la versión publicada',
  keep: 'Conservar mi borrador',
}

export const problemList = {
  /** `Tres cosas por corregir en la diapositiva 4`; without a slide if several have problems. */
  heading: (count: number, slide: number | null) => {
    const things = plural(count, {
      one: 'Una cosa por corregir',
      other: `${numberWord(count)} cosas por corregir`,
    })
    return slide === null ? things : `${things} en la diapositiva ${slide}`
  },
  inSlide: (slide: number, problem: string) => `Diapositiva ${slide}: ${problem}`,
  inLine: (line: number, summary: string) => `Línea ${line}: ${summary}`,
  inLineWithAdvice: (line: number, summary: string, advice: string) => `Línea ${line}: ${summary} ${advice}`,
  goToLine: (line: number) => `Ir a la línea ${line}`,
  untilFixed: 'Hasta que se corrija, la vista previa y el formulario muestran la última versión válida.',
}

export const slideForm = {
  words: 'Idioma de los textos',
  labelIn: (label: string, language: string) => `${label} en ${language.toLowerCase()}`,
  wordsHint: (first: string) => `Un campo vacío muestra su texto en ${first.toLowerCase()}.`,
  title: { label: 'Título', placeholder: 'Dos o tres palabras' },
  line: { label: 'Frase', placeholder: 'Una frase bajo el título' },
  button: { label: 'Botón', placeholder: 'Ir a la tienda' },
  page: 'Lleva a',
  secondLink: { label: 'Segundo enlace', placeholder: 'Opcional' },
  secondPage: 'El segundo enlace lleva a',
  noSecondLink: 'Sin segundo enlace',
  language: 'Idioma de la diapositiva',
  titleLanguage: 'Idioma del título',
  asSlide: 'Como la diapositiva',
  languagesHint: 'Para que los lectores de pantalla los pronuncien bien.',
  languages: {
    en: 'Inglés',
    es: 'Español',
    ca: 'Catalán',
    de: 'Alemán',
    fr: 'Francés',
    it: 'Italiano',
    nl: 'Neerlandés',
    pt: 'Portugués',
  },
}

export const slideField = {
  counter: (length: number, limit: number) => `${length} de ${limit}`,
  cut: (limit: number, left: number) =>
    `Cortado a ${limit} caracteres: ${plural(left, { one: 'queda fuera 1 carácter', other: `quedan fuera ${formatNumber(left)} caracteres` })}.`,
  choose: 'Elige una opción',
  /** The live value of an empty text. */
  none: 'nada',
  /** Read after the label. */
  isChanged: ', con cambios',
}

export const fieldNotes = {
  live: (value: string) => `Publicado: ${value}`,
  revert: 'Restaurar',
  revertField: (label: string) => `Restaurar ${label.slice(0, 1).toLowerCase()}${label.slice(1)}`,
}

export const textTab = {
  hint: 'Las mismas diapositivas que en el formulario: un cambio aquí se ve también allí. carousel.json es el archivo que se guarda.',
  copy: 'Copiar',
  download: 'Descargar carousel.json',
  downloading: 'carousel.json se está descargando.',
  open: 'Abrir un carousel.json…',
  file: 'Un carousel.json',
}

const fields = {
  title: 'título',
  line: 'frase',
  'button.text': 'botón',
  'button.href': 'página',
  'secondLink.text': 'segundo enlace',
  'secondLink.href': 'página del segundo enlace',
  'title.es': 'título en español',
  'line.es': 'frase en español',
  'button.text.es': 'botón en español',
  'secondLink.text.es': 'segundo enlace en español',
  language: 'idioma',
  titleLanguage: 'idioma del título',
  poster: 'póster',
  focus: 'punto que conservan los teléfonos',
  video: 'vídeo',
}

/** The changes of a draft. They begin in lower case, because a list of them may follow other words. */
export const changeTexts = {
  order: 'orden de las diapositivas',
  isNew: (slide: number) => `nueva diapositiva ${slide}`,
  deleted: (title: string) => `eliminación de ${title}`,
  deletedUntitled: (slide: number) => `eliminación de la diapositiva ${slide}`,
  changed: (names: readonly (keyof typeof fields)[], slide: number) =>
    `${listOf(names.map((name) => fields[name]))} de la diapositiva ${slide}`,
  count: (count: number) => plural(count, { one: '1 cambio', other: `${count} cambios` }),
  /** `frase y vídeo de la diapositiva 1, nueva diapositiva 4 y 2 más` */
  list: (changes: readonly string[], more: number) =>
    `${changes.join(', ')}${more > 0 ? ` y ${more} más` : ''}`,
  /** Of a single change, as a title. */
  title: (change: string) => `${change.slice(0, 1).toUpperCase()}${change.slice(1)}`,
}

export const changesMenu = {
  remove: 'Quitar',
  revert: 'Restaurar',
  named: (action: string, change: string) => `${action}: ${change}`,
  reverted: (change: string) => `Restaurado: ${change}.`,
  discardAll: (count: number) =>
    count === 1 ? 'Descartarlo' : count === 2 ? 'Descartar los dos' : 'Descartar todos',
  noTitle: 'Aún sin título',
  liveSlide: (number: number) => `Publicado: diapositiva ${number}`,
  liveOrder: 'Publicado: el orden anterior',
  liveText: (text: string) => `Publicado: ${text || 'como la diapositiva'}`,
  across: (percent: number) => `al ${percent}\u00a0% del ancho`,
  liveNone: 'Publicado: nada',
  liveFiles: (names: readonly string[]) => `Publicado: ${listOf(names)}`,
}

/** Shown in the preview for texts that a slide lacks. */
export const placeholders = {
  title: 'Título',
  line: 'La frase de debajo',
  button: 'Botón',
  secondLink: 'Segundo enlace',
  label: (number: number) => `Diapositiva ${number}`,
}

export const copyTitle = (title: string) => `${title} (copia)`

export const otherFolder = (folder: string, file: string) =>
  `En la carpeta «${folder}» no hay ${file}. Elige public/carousel en la carpeta de la tienda.`

export const lostFile = (name: string) => ({
  summary: `Este navegador ya no tiene \`${name}\`.`,
  advice: 'Elige el archivo de nuevo, y guarda antes de recargar o cerrar la página.',
})

/** Why the studio refuses a file, and how to fix it. */
export const refusals = {
  unreadable: 'No se pudo leer. Si es una carpeta, elige los archivos que contiene.',
  unknown: 'No es una imagen ni un vídeo que conozcan los navegadores. Usa JPEG, PNG o WebP, y MP4 o WebM.',
  webPage:
    'Es una página web (HTML): seguramente se guardó una página de error. Descarga el archivo de nuevo.',
  notShown: (what: string) =>
    `Es ${what}, que no todos los navegadores muestran. Exporta como JPEG, PNG o WebP.`,
  textHasError: 'El texto del carrusel no se puede leer: corrígelo primero y suelta el archivo de nuevo.',
}

/** What the studio has changed in an accepted file. */
export const fileNotes = {
  renamed: (before: string, ending: string, after: string) =>
    `${before} es en realidad un archivo .${ending}, así que se guarda como ${after}.`,
  converted: (name: string, encoding: string) =>
    `${name} estaba guardado en ${encoding} y se ha convertido a UTF-8. Revisa los acentos.`,
}
