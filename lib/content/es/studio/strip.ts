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
