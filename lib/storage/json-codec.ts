import { parseJson } from '@/lib/parsing/parse-json'
import type { ItemKey } from './item-key'
import type { Codec } from './stored-value'

export function jsonCodec<T>(key: ItemKey, parse: (json: unknown) => T): Codec<T> {
  return {
    keys: [key],
    decode: ([text]) => parse(parseJson(text)),
    encode: (value) => [JSON.stringify(value)],
  }
}
