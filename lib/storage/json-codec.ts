import type { Codec } from './stored-value'

export function jsonCodec<T>(key: string, parse: (json: unknown) => T): Codec<T> {
  return {
    keys: [key],
    decode: ([text]) => parse(parseJson(text)),
    encode: (value) => [JSON.stringify(value)],
  }
}

/** `undefined` for missing or malformed text. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
