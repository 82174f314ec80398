/** Reads what was kept for this visit only, once. */
export function takeVisitItem(key: string): string | null {
  try {
    const text = window.sessionStorage.getItem(key)
    if (text !== null) window.sessionStorage.removeItem(key)
    return text
  } catch {
    return null
  }
}
