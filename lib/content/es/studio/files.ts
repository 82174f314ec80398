import { listOf, plural } from '@/lib/config/grammar'

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
