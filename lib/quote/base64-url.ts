const NON_ASCII = /[^\0-\x7f]/g

/** JSON as text that a URL takes as it is. Letters beyond ASCII become JSON's own escapes, since `btoa` takes bytes only. */
export function toBase64Url(json: string): string {
  const ascii = json.replace(NON_ASCII, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return btoa(ascii).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** `null` for anything that is not base64. */
export function fromBase64Url(text: string): string | null {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return null
  }
}
