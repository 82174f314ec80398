import { attempt, fieldOf } from '@/lib/parsing/record'

// Browsers disagree about how many slashes a scheme needs, about backslashes, and about an encoded space in a host.
const AMBIGUOUS = /^[a-z]+:(?!\/\/)|\\|^[a-z]+:\/\/[^/?#]*%/i

const RASTER = /^data:image\/(png|jpeg|webp|gif);base64,/i
const MAX_RASTER_LENGTH = Math.ceil((100_000 * 4) / 3) + 40

/**
 * Returns the URL if it is safe to load: https, the site's own origin, or small raster data. It is resolved against the
 * service's URL, so that a catalog may use relative URLs.
 */
export function toShownUrl(
  url: string | null,
  serviceUrl: string,
  pageUrl = window.location.href,
): string | null {
  if (!url) return null
  if (/^data:/i.test(url)) return RASTER.test(url) && url.length <= MAX_RASTER_LENGTH ? url : null
  if (AMBIGUOUS.test(url)) return null
  const resolved = attempt(() => new URL(url, new URL(serviceUrl, pageUrl)), null)
  if (!resolved || resolved.username || resolved.password) return null
  const isSafe = resolved.protocol === 'https:' || resolved.origin === new URL(pageUrl).origin
  return isSafe ? resolved.href : null
}

// Enough for a raster picture of 100 kB as a data URL.
const MAX_LENGTH = 140_000

/** The first of these fields that holds a URL. A URL that is too long is rejected, because it cannot be cut. */
export function urlOf(entry: unknown, ...names: string[]): string | null {
  for (const name of names) {
    const value = fieldOf(entry, name)
    if (typeof value !== 'string' || value.length > MAX_LENGTH) continue
    const url = value.trim()
    if (url) return url
  }
  return null
}
