import * as v from 'valibot'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { slideTexts } from './carousel-text'
import type { Draft } from './draft'

const savedSchema = v.object({
  at: v.number(),
  way: v.picklist(['folder', 'zip']),
  /** The name of the chosen folder. */
  folder: v.optional(v.string()),
  /** When and how the visitor passed it on; an email that was opened may never have been sent. */
  sent: v.optional(v.object({ at: v.number(), by: v.picklist(['share', 'mail']) })),
  /** The saved carousel.json. */
  text: v.string(),
})

const schema = v.object({
  slides: v.pipe(v.array(v.object({ ...slideTexts.entries, id: v.string() })), v.minLength(1)),
  text: v.nullable(v.string()),
  isReadable: v.boolean(),
  /** When the draft was last changed. */
  at: v.number(),
  /** The live carousel.json on which the draft is based. */
  base: v.string(),
  saved: v.nullable(savedSchema),
  /** Dropped files that no slide uses yet. */
  unused: v.optional(v.array(v.string()), []),
  /** The files of the slides that the visitor has chosen; a browser may lose them and keep the texts. */
  chosen: v.optional(v.array(v.string()), []),
})

export type Saved = v.InferOutput<typeof savedSchema>
export type StoredDraft = Draft & {
  at: number
  base: string
  saved: Saved | null
  unused: readonly string[]
  chosen: readonly string[]
}

export const DRAFT_KEY = 'tersa.studio'

/** The draft's texts; its files are in IndexedDB. */
export const draftStore = createStoredValue<StoredDraft | null>(
  jsonCodec(DRAFT_KEY, (json) => {
    const result = v.safeParse(schema, json)
    return result.success ? result.output : null
  }),
)
