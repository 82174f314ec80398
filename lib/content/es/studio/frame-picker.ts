import { formatDecimal } from '@/lib/config/language'

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
