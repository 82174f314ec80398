/** Below this a film breaks up into blocks. In bits per second, like all bitrates here. */
export const LEAST_BITRATE = 1_000_000
/** More than this is not visible at 1280 × 720 px. */
const MOST_BITRATE = 6_000_000
/** Encoders miss the bitrate by a little. */
const AIM = 0.95

export const bytesAt = (bitrate: number, seconds: number) => (bitrate * seconds) / 8

const MIN_AIM = 0.98

/** The bitrate with which a film stays within the limit; `null` if it would be too low. */
export function bitrateFor(seconds: number, limit: number): number | null {
  if (bytesAt(LEAST_BITRATE, seconds) > limit) return null
  const bitrate = (limit * 8 * AIM) / seconds
  return Math.round(Math.max(LEAST_BITRATE, Math.min(bitrate, MOST_BITRATE)))
}

/** The bitrate of the next attempt after a film became too large; `null` if it would be too low. */
export function lowerBitrate(bitrate: number, bytes: number, limit: number): number | null {
  const next = Math.round(((bitrate * limit) / bytes) * AIM * AIM)
  return next < LEAST_BITRATE ? null : Math.min(next, bitrate - 1)
}

/** The longest film, in steps of 0.1 s, that fits at the least bitrate. */
export const longestAt = (limit: number) => floorToTenth((limit * 8 * MIN_AIM) / LEAST_BITRATE)

/** The length at which a film that became too large would fit. */
export const shorterSeconds = (seconds: number, bytes: number, limit: number) =>
  floorToTenth((seconds * limit * AIM) / bytes)

const floorToTenth = (seconds: number) => Math.floor(seconds * 10) / 10
