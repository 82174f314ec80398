/** Duration in seconds; 0 when the file does not contain it, as in browser recordings. */
export function lengthOf({ duration }: HTMLVideoElement): number {
  return Number.isFinite(duration) ? duration : 0
}
