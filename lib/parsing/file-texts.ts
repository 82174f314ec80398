import * as v from 'valibot'
import { languages } from '@/lib/content/facts/languages'
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

/** The schema of a `FileText`: one text for all languages of the site, or one for each. */
export const perLanguage = <S extends v.GenericSchema<string>>(text: S) =>
  v.union([text, v.strictObject(v.entriesFromList(languages, text))])
