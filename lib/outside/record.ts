export type Json = Record<string, unknown>

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An own field, or `undefined`. Never throws, whatever getter or proxy stands behind it. */
export function fieldOf(value: unknown, name: string): unknown {
  try {
    return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
  } catch {
    return undefined
  }
}
