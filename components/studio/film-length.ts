/** In seconds; 0 for a film whose file does not say it, such as one that a browser has recorded. */
export function lengthOf({ duration }: HTMLVideoElement): number {
  return Number.isFinite(duration) ? duration : 0
}
