import { listOf, plural } from '@/lib/config/grammar'
import { numberWord } from '@/lib/content/words'

const theseFiles = (count: number) =>
  plural(count, { one: 'este archivo', other: `estos ${numberWord(count).toLowerCase()} archivos` })

export const savedDialog = {
  folder: 'Guardado. Ahora, envíalo',
  zip: 'Descargado. Ahora, envíalo',
  intro: 'En el sitio aún se ve el carrusel anterior. Quien lleva el sitio web publica el nuevo.',
  failed: 'No se guardó nada',
  couldNotWrite: 'El navegador no pudo escribir los archivos.',
  back: 'Volver al estudio',
}

export const passOn = {
  done: 'Hecho',
  inFolder: (folder: string) => `Guardado en la carpeta «${folder}»`,
  inDownloads: (zip: string) => `${zip} está en tus descargas`,
  newFile: (size: string) => `nuevo, ${size}`,
  changedFile: (size: string) => `con cambios, ${size}`,
  heading: 'Envíalo a quien lleva el sitio web',
  share: 'Todo en un archivo, con un mensaje que explica qué hacer.',
  send: 'Enviar…',
  mail: (zip: string) =>
    `Tu aplicación de correo se abre con este mensaje. Adjunta ${zip} tú: una página no puede hacerlo.`,
  write: 'Escribir el correo',
  copy: 'Copiar el mensaje',
  download: 'Descargar (.zip)',
  notSent: 'No se ha enviado nada. El archivo sigue aquí: envíalo de nuevo o descárgalo.',
  sent: 'Enviado.',
  subject: 'Diapositivas nuevas para la página de inicio',
  /** `changes` is empty if only the text of the file has changed. */
  message: (count: number, changes: string) =>
    `Pon ${theseFiles(count)} en la carpeta public/carousel del sitio web y publícalo como siempre.${changes && ` Novedades: ${changes}.`}`,
  look: 'Mira la página de inicio',
  when: 'Cuando sepas que está publicado: en una pantalla grande y en un teléfono.',
  own: {
    summary: '¿Llevas tú el sitio web?',
    steps:
      'Abre su proyecto, pon los archivos en la carpeta public/carousel y publica como siempre. En GitHub: abre esa carpeta, elige «Add file» y «Upload files», suelta allí los archivos y pulsa el botón verde de abajo. El sitio se renueva solo, normalmente en unos minutos.',
    upload: 'Abrir en GitHub la página para subir archivos a la carpeta',
  },
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
