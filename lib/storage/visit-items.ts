/** Keeps something for this visit only; returns whether the browser did. */
export function keepVisitItem(key: string, text: string): boolean {
  try {
    window.sessionStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

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
