import { plural } from '@/lib/config/grammar'
import { numberWord } from '@/lib/content/number-words'

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
