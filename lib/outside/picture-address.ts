// Browsers disagree about how many slashes a scheme needs, about backslashes, and about an encoded blank in a host.
const AMBIGUOUS = /^[a-z]+:(?!\/\/)|\\|^[a-z]+:\/\/[^/?#]*%/i

const RASTER = /^data:image\/(png|jpeg|webp|gif);base64,/i
const MAX_RASTER_LENGTH = Math.ceil((100_000 * 4) / 3) + 40

/**
 * What may be shown: https, the site's own origin, and small raster data. The address is
 * resolved against the service's, so that a catalogue may name its pictures relatively.
 */
export function toShownAddress(
  address: string | null,
  serviceUrl: string,
  pageUrl = window.location.href,
): string | null {
  if (!address) return null
  if (/^data:/i.test(address))
    return RASTER.test(address) && address.length <= MAX_RASTER_LENGTH ? address : null
  if (AMBIGUOUS.test(address)) return null
  try {
    const service = new URL(serviceUrl, pageUrl)
    const url = new URL(address, service)
    if (url.username || url.password) return null
    return url.protocol === 'https:' || url.origin === new URL(pageUrl).origin ? url.href : null
  } catch {
    return null
  }
}
