import { listOf, plural } from '@/lib/config/grammar'
import { numberWord } from '@/lib/content/number-words'

const whenSeen = 'El carrusel nuevo se verá cuando el sitio se construya de nuevo.'

export const savedDialog = {
  folder: { heading: 'Guardado. Faltan dos pasos', intro: whenSeen },
  zip: {
    heading: 'Descargado. Faltan tres pasos',
    intro: `tersa-carousel.zip está en tus descargas. ${whenSeen}`,
  },
  failed: 'No se guardó nada',
  couldNotWrite: 'El navegador no pudo escribir los archivos.',
  back: 'Volver al estudio',
  home: 'Abrir la página de inicio',
}

const theseFiles = (count: number) =>
  plural(count, { one: 'este archivo', other: `estos ${numberWord(count).toLowerCase()}` })

export const nextSteps = {
  done: 'Hecho',
  areInFolder: 'Los archivos están en public/carousel',
  putIntoFolder: 'Pon los archivos en public/carousel',
  upload: (count: number) => ({
    before: 'Abre el zip. En GitHub, ve a ',
    link: 'la página para subir archivos a la carpeta',
    after: ` y suelta allí ${theseFiles(count)}:`,
  }),
  uploadByHand: (count: number) =>
    `Abre el zip. En GitHub, ve a la carpeta, elige «Add file» y «Upload files», y suelta allí ${theseFiles(count)}:`,
  newFile: (size: string) => `nuevo, ${size}`,
  changedFile: (size: string) => `con cambios, ${size}`,
  commit: 'Confirma los cambios',
  inDesktop: 'En GitHub Desktop: pega este texto como resumen, pulsa «Commit» y después «Push».',
  onGitHub: 'Pega este texto en el cuadro bajo los archivos y pulsa «Commit changes».',
  copy: 'Copiar',
  copyWords: 'Copiar el texto',
  build: 'El sitio se construye solo',
  wait: 'Suele tardar unos minutos. Después revisa la página de inicio, también en un teléfono.',
}

export const unusedFiles = {
  summary: (count: number) =>
    plural(count, {
      one: 'Un archivo ya no se usa en ninguna diapositiva',
      other: `${count} archivos ya no se usan en ninguna diapositiva`,
    }),
  names: (names: readonly string[]) =>
    plural(names.length, {
      one: `${listOf(names)}. No estorba; elimínalo de public/carousel cuando quieras.`,
      other: `${listOf(names)}. No estorban; elimínalos de public/carousel cuando quieras.`,
    }),
  remove: 'Eliminar de la carpeta',
  deleted: 'Eliminado.',
  areDeleted: 'Se han eliminado los archivos que ya no usa ninguna diapositiva.',
  failed: 'El navegador no pudo eliminarlos todos. Elimínalos de la carpeta a mano.',
}
