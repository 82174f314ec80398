import { listOf, plural } from '@/lib/config/grammar'
import { formatDecimal } from '@/lib/config/language'

/** The poster or the video of the selected slide, or a place to drop one. */
export const well = {
  poster: {
    heading: 'Póster',
    use: 'Se ve antes del vídeo, o solo',
    drop: { before: 'Suelta una imagen o', choose: 'elige una' },
    hint: (limit: string) => `16:9, mejor de 1600 × 900 px. JPEG, PNG o WebP, hasta ${limit}.`,
    input: 'Una imagen para el póster',
  },
  video: {
    heading: 'Vídeo',
    use: 'Opcional. Sin sonido y en bucle',
    drop: { before: 'Suelta un vídeo o', choose: 'elige uno' },
    hint: (limit: string) =>
      `MP4 o WebM, hasta ${limit}. Luego puedes usar uno de sus fotogramas como póster.`,
    input: 'Archivos para el vídeo',
  },
  revertTo: (names: readonly string[]) => `Volver a ${listOf(names)}`,
}

export const posterWell = {
  framePicker: 'Selector de fotogramas',
  lighter: 'Reducir el tamaño del archivo',
  lightened: 'El póster ya ocupa menos.',
  part: 'Elegir la parte…',
  partPicker: 'Selector de la parte',
  cropFailed: 'No se pudo recortar la imagen. Expórtala de nuevo como JPEG.',
  replace: 'Sustituir…',
  replaceLabel: 'Sustituir el póster…',
  fromVideo: 'Del vídeo…',
  fromVideoLabel: 'Del vídeo: elegir el póster…',
}

/** Chooses the 16:9 part of a picture, and the point of it that phones keep. */
export const partPicker = {
  unused: 'La parte elegida, aún sin usar',
  heading: 'Elige la parte',
  part: 'La parte 16:9',
  position: (percent: number, axis: 'x' | 'y') =>
    `al ${percent}\u00a0% ${axis === 'x' ? 'del ancho' : 'del alto'}`,
  partSlider: 'Posición de la parte 16:9',
  middle: 'Centro',
  focus: 'El punto que conservan los teléfonos',
  focusSlider: 'Punto que conservan los teléfonos',
  usual: 'predeterminado',
  left: 'Izquierda',
  right: 'Derecha',
  computer: 'Escritorio',
  phone: 'Teléfono',
  hint: 'Un teléfono muestra un tercio de una imagen ancha. El anillo marca lo que se conserva a la vista. El vídeo de esta diapositiva sigue el mismo punto.',
  asUsual: 'Usar el predeterminado',
  cancel: 'Cancelar',
  use: 'Usar esta parte',
  used: 'El póster ya muestra esta parte.',
}

export const posterPicture = { description: (name: string) => `El póster ${name}` }

export const videoWell = {
  replace: 'Sustituir…',
  replaceLabel: 'Sustituir el vídeo…',
  addWebm: 'Añadir un WebM',
  webmInput: 'Una versión WebM del vídeo',
  remove: 'Quitar',
  removeLabel: 'Quitar el vídeo',
  /** Named in the notice when the code could not be loaded. */
  filmCode: 'Preparación de vídeos',
  prepare: 'Preparar este vídeo…',
  canPrepare: (name: string) => `${name} se puede preparar para la diapositiva.`,
  changeCut: 'Cambiar el corte…',
}

export const videoPlayer = { play: 'Reproducir el vídeo', pause: 'Pausar el vídeo' }

export const fileFacts = { sizeOfLimit: (size: string, limit: string) => `${size} de ${limit} kB` }

/** The result of choosing or dropping files. */
export const fileReport = {
  accepted: (name: string) => `${name}: aceptado.`,
  textAccepted: 'El texto se aceptó.',
  refused: (name: string) => `${name}: rechazado.`,
}

export const unusedDrops = {
  heading: (count: number) =>
    plural(count, { one: 'Un archivo aún no se usa.', other: `${count} archivos aún no se usan.` }),
  lost: (name: string) => `${name} ya no está en este navegador. Elígelo de nuevo.`,
  use: {
    poster: (slide: number) => `Usar como póster de la diapositiva ${slide}`,
    video: (slide: number) => `Usar como vídeo de la diapositiva ${slide}`,
  },
  used: (name: string, slide: number) => `${name} está ahora en la diapositiva ${slide}.`,
  leaveOut: 'Descartar',
  leaveOutLabel: (name: string) => `Descartar ${name}`,
}

export const dropZones = {
  poster: (slide: number) => `Póster de la diapositiva ${slide}`,
  video: (slide: number) => `Vídeo de la diapositiva ${slide}`,
  replaces: (names: readonly string[]) => `Sustituye a ${listOf(names)}`,
}

/** Files that are being dragged over the page. */
export const fileDrag = {
  both: 'Una imagen y un vídeo',
  dropBoth: (slide: number) => `Suéltalos: una será el póster de la diapositiva ${slide} y el otro su vídeo.`,
  image: 'Una imagen',
  dropImage: (slide: number) => `Suéltala: será el póster de la diapositiva ${slide}.`,
  video: 'Un vídeo',
  dropVideo: (slide: number) => `Suéltalo: será el vídeo de la diapositiva ${slide}.`,
  files: (count: number) =>
    count === 0 ? 'Algunos archivos' : plural(count, { one: 'Un archivo', other: `${count} archivos` }),
  dropFiles: (count: number, slide: number) =>
    plural(count, {
      one: `Suéltalo: la diapositiva ${slide} usará lo que pueda.`,
      other: `Suéltalos: la diapositiva ${slide} usará lo que pueda.`,
    }),
}

const codecs: Readonly<Record<string, string>> = {
  avc: 'H.264',
  hevc: 'HEVC',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  prores: 'ProRes',
}
const containers: Readonly<Record<string, string>> = { 'QuickTime File Format': 'QuickTime' }

// A film is «vídeo» here: «película» is what the shop sells.

/** Checks of a film, with its values and the limits. */
export const filmFindings = {
  readable: 'Este navegador puede leerlo',
  /** `HEVC, QuickTime` */
  recording: (codec: string, container: string) =>
    `${codecs[codec] ?? codec}, ${containers[container] ?? container}`,
  right: (value: string) => `${value}: bien`,
  tooLong: (seconds: string) => `${seconds}: demasiado largo`,
  tooMuch: (value: string) => `${value}: demasiado`,
  tooLarge: (size: string) => `${size}: pesa demasiado`,
  upright: (size: string) => `${size}: vertical`,
  otherShape: (size: string) => `${size}: no es 16:9`,
  limit: (value: string) => `el límite es ${value}`,
  enough: (size: string) => `basta con ${size}`,
  slidesAre: 'las diapositivas son 16:9',
  isRight: 'Bien:',
  isWrong: 'Por cambiar:',
}

/** Cuts, frames and compresses a film in the browser. */
export const filmCard = {
  heading: 'Preparar este vídeo',
  opening: 'Leyendo el vídeo…',
  notNow: 'Ahora no',
  start: 'Empezar',
  startAgain: 'Empezar de nuevo',
  use: 'Usarlo',
  used: 'El vídeo preparado es ahora el de la diapositiva.',
  changeCut: 'Cambiar el corte',
  another: 'Elegir otro vídeo…',
  cancel: 'Cancelar',
}

export const filmCut = {
  heading: 'Qué parte',
  position: (start: number, end: number, duration: number) =>
    `${formatDecimal(start)} a ${formatDecimal(end)} de ${formatDecimal(duration)}\u00a0s`,
  whole: 'En qué punto del vídeo',
  wholeValue: (length: number, start: number) =>
    `${formatDecimal(length)} segundos desde ${formatDecimal(start)}`,
  start: 'Inicio',
  end: 'Final',
  seconds: (seconds: number) => `${formatDecimal(seconds)} segundos`,
  atEnd: (seconds: number) => `${formatDecimal(seconds)}\u00a0s`,
  picture: 'El vídeo como se verá',
}

export const filmFrame = {
  heading: 'Qué parte de la imagen',
  y: (percent: number) => `${percent}\u00a0% desde arriba`,
  x: (percent: number) => `${percent}\u00a0% desde la izquierda`,
  vertical: 'Encuadre, de arriba abajo',
  horizontal: 'Encuadre, de izquierda a derecha',
  hint: 'Arrastra el encuadre, o usa las flechas del teclado. La vista previa lo muestra.',
  middle: 'Centro',
}

export const filmOutput = {
  heading: 'Qué resulta',
  silent: (size: string) => `${size}, sin sonido`,
  atMost: (size: string, limit: string) => `${size} como máximo, de ${limit} kB`,
  poster: 'Usar también el primer fotograma como póster',
  hint: 'Suele tardar de 10 a 30 segundos. Nada se sube a internet.',
}

export const filmWork = {
  heading: 'En preparación',
  label: 'Preparación del vídeo',
  percent: (percent: number) => `${percent}\u00a0%`,
  part: (format: string, part: number, of: number) => (of === 1 ? format : `${format}, ${part} de ${of}`),
  left: (seconds: number) => `quedan unos ${seconds}\u00a0s`,
  formats: { webm: 'WebM', mp4: 'MP4' },
  hint: 'Mientras tanto puedes seguir con los textos y con otras diapositivas. Si sales de esta página, se detiene.',
  announced: (percent: number) => `Está preparado el ${percent}\u00a0% del vídeo.`,
}

export const filmReady = {
  heading: 'Preparado',
  ready: (seconds: string, size: string) => `Listo: ${seconds}, ${size}, sin sonido`,
  announced: 'El vídeo está preparado.',
  plays: 'Ya se ve en la vista previa. Tu original queda como está.',
  onlyWebm:
    'Este navegador no puede crear un MP4. Todos los navegadores actuales reproducen WebM; en versiones antiguas de Safari queda el póster.',
  film: 'El vídeo preparado',
}

export const filmStopped = {
  heading: 'Detenido',
  stopped: (percent: number) => `Detenido al ${percent}\u00a0%. No se ha cambiado nada.`,
}

export const filmTooLong = {
  heading: 'Demasiado largo para el límite',
  problem: (seconds: string, limit: string) => `${seconds} no caben en ${limit}.`,
  reason: (seconds: string, size: string) =>
    `Por debajo de 1 Mbit/s un vídeo se deshace en bloques, y ${seconds} necesitan ${size}.`,
  shorten: (seconds: string) => `Acortar a ${seconds}`,
}

/** Why a film cannot be prepared, and what to do. */
export const filmProblem = {
  heading: 'Este vídeo no se puede preparar',
  unreadable: 'Este navegador no puede leer el vídeo.',
  container:
    'Su formato no es de los que conocen los navegadores: usa MP4, QuickTime (.mov), WebM o Matroska.',
  noPicture: 'No contiene imágenes en movimiento.',
  codec: (codec: string | null) =>
    codec === 'hevc'
      ? 'Está en HEVC, que muchos teléfonos graban y solo algunos navegadores abren.'
      : codec === null
        ? 'Está en un formato que este navegador no conoce.'
        : `Está en ${codecs[codec] ?? codec}, que este navegador no abre.`,
  failed: 'El vídeo no se pudo preparar.',
  failedReason: 'El navegador se detuvo al leerlo o codificarlo.',
  encoder: 'Este navegador no puede crear vídeos.',
  encoderReason: 'Puede leer el vídeo, pero no crear WebM ni MP4.',
  ways: 'Tres caminos:',
  way: {
    safari: 'Abre esta página en Safari, o en el teléfono que lo grabó.',
    camera: 'En un iPhone: Ajustes, Cámara, Formatos, «Más compatible», y graba de nuevo.',
    convert: 'Conviértelo a MP4 (H.264) con HandBrake, que es gratis, y suéltalo aquí otra vez.',
  },
}

/** The line above the preview. */
export const filmStage = {
  part: (start: number, end: number) =>
    `Segundos ${formatDecimal(start)} a ${formatDecimal(end)}, aún sin preparar`,
  ready: 'El vídeo preparado, aún sin usar',
}

/** Uses a frame of the video as the poster. */
export const framePicker = {
  heading: 'Elige el póster en el vídeo',
  position: (seconds: number, duration: number) =>
    `${formatDecimal(seconds)} de ${formatDecimal(duration)}\u00a0s`,
  frame: 'El fotograma',
  slider: 'Fotograma',
  unused: (seconds: number) => `Fotograma en ${formatDecimal(seconds)}\u00a0s, aún sin usar`,
  sliderValue: (seconds: number) => `${formatDecimal(seconds)} segundos`,
  previous: 'Fotograma anterior',
  next: 'Fotograma siguiente',
  cancel: 'Cancelar',
  use: 'Usar este fotograma',
  preview: 'La vista previa lo muestra.',
  size: (size: string, weight: string) => `Se guarda como JPEG de ${size}, unos ${weight}.`,
  used: 'El fotograma es ahora el póster.',
}
