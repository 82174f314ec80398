import { formatDecimal } from '@/lib/config/language'

/** Uses a frame of the video as the poster. */
export const framePicker = {
  heading: 'Choose the poster from the video',
  position: (seconds: number, duration: number) =>
    `${formatDecimal(seconds)} of ${formatDecimal(duration)} s`,
  frame: 'The frame',
  slider: 'Frame',
  unused: (seconds: number) => `Frame at ${formatDecimal(seconds)} s, not used yet`,
  sliderValue: (seconds: number) => `${formatDecimal(seconds)} seconds`,
  previous: 'Previous frame',
  next: 'Next frame',
  cancel: 'Cancel',
  use: 'Use this frame',
  preview: 'The preview shows it.',
  size: (size: string, weight: string) => `It is saved as a JPEG of ${size}, about ${weight}.`,
  used: 'The frame is now the poster.',
}
