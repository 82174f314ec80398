/** `undefined` for missing or malformed text. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

export type Json = Record<string, unknown>

/** Never throws; a revoked proxy is not a record. */
export function isRecord(value: unknown): value is Json {
  try {
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** An own field, or `undefined`. Never throws, even if a getter or a proxy does. */
export function fieldOf(value: unknown, name: string): unknown {
  try {
    return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
  } catch {
    return undefined
  }
}
