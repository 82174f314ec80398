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
