import * as v from 'valibot'
import { languages } from '@/lib/config/languages'

/** The schema of a `FileText`: one text for all languages of the site, or one for each. */
export const perLanguage = <S extends v.GenericSchema<string>>(text: S) =>
  v.union([text, v.strictObject(v.entriesFromList(languages, text))])
