// What the check of public/carousel says, in the studio, in `npm run content` and in every build: what is wrong, and
// how to fix it, for people who do not know JSON.
import { anyOf, listOf, plural } from '@/lib/config/grammar'
import type { FieldTexts, Message } from '@/lib/content/json'

type Limits = {
  slides: number
  title: number
  line: number
  button: number
  secondLink: number
  posterWidth: number
  posterSize: string
  focusStep: number
  videoSize: string
}

export const fieldTexts = (limits: Limits): Readonly<Record<string, FieldTexts>> => ({
  '': {
    noun: 'el archivo',
    give: 'Empieza con { "slides": [ y termina con ] }, como el archivo que venía con la tienda.',
  },
  slides: { noun: 'la lista de diapositivas', give: `Añade de 1 a ${limits.slides} diapositivas.` },
  slide: { noun: 'la diapositiva', give: 'Escribe la diapositiva entre { y }, como las demás.' },
  title: { noun: 'el título', give: `Ponle un título de 1 a ${limits.title} caracteres.` },
  line: { noun: 'la frase', give: `Ponle una frase de 1 a ${limits.line} caracteres.` },
  language: { noun: 'el idioma de la diapositiva', give: 'Elige uno de los idiomas.' },
  titleLanguage: { noun: 'el idioma del título', give: 'Elige uno de los idiomas, o déjalo fuera.' },
  button: { noun: 'el botón', give: 'Ponle un botón con "text" y "href".' },
  'button.text': {
    noun: 'el texto del botón',
    give: `Pon en el botón un texto de 1 a ${limits.button} caracteres.`,
  },
  'button.href': { noun: 'la página del botón', give: 'Elige la página a la que lleva el botón.' },
  secondLink: {
    noun: 'el segundo enlace',
    give: 'Pon en el segundo enlace "text" y "href", o déjalo fuera.',
  },
  'secondLink.text': {
    noun: 'el texto del segundo enlace',
    give: `Pon en el segundo enlace un texto de 1 a ${limits.secondLink} caracteres.`,
  },
  'secondLink.href': {
    noun: 'la página del segundo enlace',
    give: 'Elige la página a la que lleva el segundo enlace.',
  },
  poster: {
    noun: 'el póster',
    give: `Añade un póster: una imagen 16:9 de al menos ${limits.posterWidth} px de ancho y hasta ${limits.posterSize}.`,
  },
  focus: {
    noun: 'el punto que conservan los teléfonos',
    give: `Escribe un número de 0 (izquierda) a 100 (derecha), de ${limits.focusStep} en ${limits.focusStep}, o déjalo fuera.`,
  },
  video: {
    noun: 'el vídeo',
    give: `Añade un vídeo: una lista de uno o dos archivos, MP4 o WebM, de hasta ${limits.videoSize} cada uno; o déjalo fuera.`,
  },
})

/** Values that the schema rejects. */
export const valueTexts = {
  sameKind: (noun: string): Message => ({
    summary: `Demasiados archivos del mismo tipo en ${noun}.`,
    advice: 'Deja como mucho un WebM y un MP4.',
  }),
  noPage: (value: string) => `El sitio no tiene ninguna página ${value}.`,
  noLanguage: (value: string) => `${value} no es uno de los idiomas.`,
  tooManySlides: (count: number, limit: number): Message => ({
    summary: `Hay ${count} diapositivas; el límite es ${limit}.`,
    advice: plural(count - limit, {
      one: 'Elimina una diapositiva.',
      other: `Elimina ${count - limit} diapositivas.`,
    }),
  }),
}

/** A title that an earlier slide has. */
export const duplicateTitle = (slide: number, title: string): Message => ({
  summary: `La diapositiva ${slide} ya tiene el título «${title}».`,
  advice: `Pon a cada diapositiva su propio título: la ${slide} ya tiene este.`,
})

const types: Readonly<Record<string, string>> = {
  'text/html': 'una página web (HTML)',
  'video/mp4': 'un vídeo MP4',
  'video/webm': 'un vídeo WebM',
  'video/quicktime': 'un vídeo QuickTime',
  'video/matroska': 'un vídeo Matroska',
  'video/avi': 'un vídeo AVI',
  'image/jpeg': 'una imagen JPEG',
  'image/png': 'una imagen PNG',
  'image/webp': 'una imagen WebP',
  'image/avif': 'una imagen AVIF',
  'image/heic': 'una imagen HEIC',
  'image/gif': 'una imagen GIF',
}
const recordings = {
  hevc: 'grabado en HEVC (H.265)',
  dolbyVision: 'grabado en Dolby Vision (HEVC)',
  mpeg4: 'grabado en MPEG-4 Visual',
  unusual: 'grabado en un formato poco común',
}
const subjects = { video: 'El vídeo', poster: 'El póster', copy: 'La copia ligera del póster' }
type Kind = keyof typeof subjects
const studios = {
  video: 'En la mayoría de los navegadores, el estudio',
  poster: 'El estudio',
  copy: 'El estudio',
}

const nameOf = (name: string | null) => (name === null ? 'El archivo' : `\`${name}\``)
const damaged = 'La imagen está dañada: expórtala de nuevo.'
const larger = (width: number) =>
  `Usa una imagen 16:9 de al menos ${width} px de ancho, mejor de 1600 × 900 px.`

/** Posters and videos. */
export const mediaTexts = {
  typeName: (type: string | null) => types[type ?? ''] ?? 'un archivo de tipo desconocido',
  notInFolder: (name: string) => `\`${name}\` no está en public/carousel.`,
  addOrCorrect: 'Añade el archivo, o corrige su nombre.',
  otherEnding: (kind: Kind, name: string, endings: readonly string[]): Message => ({
    summary: `Por su nombre, \`${name}\` no es ${kind === 'video' ? 'un vídeo' : 'una imagen'}.`,
    advice: `Elige un archivo cuyo nombre termine en ${anyOf(endings)}.`,
  }),
  otherType: (name: string, really: string, named: string) =>
    `\`${name}\` es ${really}, y no ${named} como dice su nombre.`,
  errorPage: 'Seguramente se guardó una página de error: descarga el archivo de nuevo.',
  otherFormat: 'Exporta el archivo de nuevo en el formato correcto.',
  rename: (name: string) => `Cambia el nombre a ${name}, aquí y en la carpeta.`,
  incomplete: (name: string | null): Message => ({
    summary: `${nameOf(name)} está incompleto.`,
    advice: 'Expórtalo o descárgalo de nuevo.',
  }),
  recording: (codec: keyof typeof recordings) => recordings[codec],
  notPlayed: (name: string | null, what: string): Message => ({
    summary: `${nameOf(name)} está ${what}, que muchos navegadores no reproducen.`,
    advice: 'Expórtalo como MP4 (H.264), o conviértelo con HandBrake, que es gratis.',
  }),
  tooHeavy: (kind: Kind, size: string, limit: string) =>
    `${subjects[kind]} pesa ${size}; el límite es ${limit}.`,
  lighterPicture: 'La imagen pesa demasiado. Expórtala como JPEG con menos calidad, a 1600 × 900 px.',
  lighterVideo: 'Este vídeo pesa demasiado. Córtalo a 5 o 6 segundos, o expórtalo de nuevo a 1280 × 720 px.',
  /** `6 s y 1280 × 720 px, bien; 4,3 Mbit/s, demasiado.` */
  tooMuch: (right: readonly string[], wrong: readonly string[]) => {
    const excess = `${listOf(wrong)}, demasiado.`
    return right.length === 0 ? excess : `${listOf(right)}, bien; ${excess}`
  },
  cut: (seconds: string) => `Córtalo a ${seconds}.`,
  scale: (size: string) => `Expórtalo a ${size}.`,
  slow: (bitrate: string) => `Expórtalo con ${bitrate} como máximo.`,
  damaged,
  unreadable: (kind: Kind): Message => ({
    summary: `${subjects[kind]} no se puede abrir.`,
    advice: damaged,
  }),
  tooSmall: (kind: Kind, size: string, least: number): Message => ({
    summary: `${subjects[kind]} mide ${size}.`,
    advice: `No llega al tamaño mínimo. ${larger(least)}`,
  }),
  otherShape: (kind: Kind, size: string) => `${subjects[kind]} mide ${size}, que no es 16:9.`,
  tooSmallToCrop: (width: number, least: number) =>
    `Su mayor recorte 16:9 tiene solo ${width} px de ancho. ${larger(least)}`,
  cropHeight: (kind: Kind, px: number, size: string) =>
    `${subjects[kind]} tiene que ser 16:9. ${studios[kind]} puede recortar ${px} px por arriba y por abajo; también puedes exportar a ${size}.`,
  cropWidth: (kind: Kind, px: number, size: string) =>
    `${subjects[kind]} tiene que ser 16:9. ${studios[kind]} puede recortar ${px} px por la izquierda y por la derecha; también puedes exportar a ${size}.`,
}

export const checkTexts = { startAgain: 'Empieza con el carousel.json que venía con la tienda.' }

/** Where a problem is. */
export const placeTexts = {
  slide: (number: number, title: string) =>
    title === '' ? `diapositiva ${number}` : `diapositiva ${number} (${title})`,
}

/** What code editors show for the fields of carousel.json. */
export const editorHints = {
  carousel: 'El carrusel de la página de inicio',
  slides: 'Las diapositivas, en el orden en que se muestran.',
  title: 'El texto grande.',
  titleLanguage: 'El idioma del título, si no es el de la diapositiva.',
  line: 'La única frase bajo el título.',
  language: 'El idioma de la diapositiva.',
  buttonText: 'El texto del botón.',
  href: 'La página a la que lleva el botón.',
  secondLink: 'Un segundo enlace junto al botón. Es opcional.',
  secondLinkText: 'El texto del segundo enlace.',
  secondLinkHref: 'La página o la herramienta a la que lleva el segundo enlace.',
  poster: (width: number, limit: string) =>
    `Una imagen 16:9 de esta carpeta, de al menos ${width} px de ancho y hasta ${limit}. Las copias más pequeñas se usan solas: para ppf.jpg son ppf.avif, ppf-800.avif y ppf-800.jpg.`,
  focus: (step: number) =>
    `El punto de la imagen y del vídeo que los teléfonos conservan a la vista, de 0 (izquierda) a 100 (derecha), de ${step} en ${step}. Puede faltar.`,
  video: (limit: string) =>
    `Uno o dos archivos de esta carpeta, primero el WebM, de hasta ${limit} cada uno. Puede faltar: entonces la diapositiva muestra solo su póster.`,
}

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
