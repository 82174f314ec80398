const NON_ASCII = /[^\0-\x7f]/g

/** Encodes JSON for a URL. Non-ASCII characters become JSON escapes, because `btoa` accepts only bytes. */
export function toBase64Url(json: string): string {
  const ascii = json.replace(NON_ASCII, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return btoa(ascii).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Returns `null` for invalid base64. */
export function fromBase64Url(text: string): string | null {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return null
  }
}
