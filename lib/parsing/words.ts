import * as v from 'valibot'
import { isBlank, isUnprintable } from './record'

/** The schema of a text in a file: something visible without HTML, control characters or marks of direction. */
export const words = (length: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(length),
    v.regex(/^[^<>]*$/),
    v.check((text) => !isBlank(text) && !isUnprintable(text)),
  )
