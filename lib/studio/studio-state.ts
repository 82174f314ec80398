import * as v from 'valibot'
import { addStep, type History, peek } from '@/lib/history/history'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import type { ChosenFile, DraftFile } from './read-files'
import { type DraftSlide, storedSlide } from './slides'

type Slides = readonly DraftSlide[]

export type StudioState = {
  history: Snapshots
  /** The live carousel.json on which the draft is based. */
  base: string
  /** The id of the selected slide. */
  selected: string
  files: ReadonlyMap<string, DraftFile>
  /** Fields that have lost focus, as "<slide> <field>"; only their problems are shown. */
  touched: ReadonlySet<string>
  /** What became of the files that were chosen last, for which slide. */
  report: { slide: string; files: readonly ChosenFile[] } | null
  /** The browser could not store the draft's texts. */
  isUnkept: boolean
  /** The names of the files that the browser could not store. */
  unkept: ReadonlySet<string>
  /** The names of chosen files that the browser has not kept until this visit. */
  lost: ReadonlySet<string>
  saved: Saved | null
  /** The time of the last change; `null` before the first. */
  changedAt: number | null
}

export const placeOf = (slide: string, field: string) => `${slide} ${field}`

/** The slide to select; if it no longer exists, the one now at its position. */
export function selectedIn({ present, steps }: StudioState['history'], wanted: string): string {
  if (present.some(({ id }) => id === wanted)) return wanted
  const before = steps
    .flatMap(({ before, after }) => [before, after])
    .map((slides) => slides.findIndex(({ id }) => id === wanted))
    .find((at) => at >= 0)
  return present[Math.min(before ?? 0, present.length - 1)]?.id ?? ''
}

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
  slides: v.pipe(v.array(storedSlide), v.minLength(1), v.readonly()),
  /** When the draft was last changed. */
  at: v.number(),
  /** The live carousel.json on which the draft is based. */
  base: v.string(),
  /** The live carousel.json whose slides gave those of the draft their ids, if it is another one. */
  ids: v.optional(v.string()),
  saved: v.nullable(savedSchema),
  /** The files of the slides that the visitor has chosen; a browser may lose them and keep the texts. */
  chosen: v.optional(v.array(v.string()), []),
})

export type Saved = v.InferOutput<typeof savedSchema>
export type StoredDraft = v.InferOutput<typeof schema>

export const DRAFT_KEY = 'tersa.studio'

/** The draft's texts; its files are in IndexedDB. */
export const draftStore = createStoredValue<StoredDraft | null>(
  jsonCodec(DRAFT_KEY, (json) => {
    const result = v.safeParse(schema, json)
    return result.success ? result.output : null
  }),
)

/** The slides with their undo and redo steps. */
type Snapshots = History<Step> & {
  present: Slides
  /** The field of the last step; another edit of it within `BURST_MS` joins that step. */
  burst: { key: string; at: number } | null
}

/** The slides before and after a step, and the one that it changed. */
type Step = { before: Slides; after: Slides; slide: string | null }

export type Edit = {
  slide: string | null
  /** The edited field. Edits without a key are always separate steps. */
  key?: string | undefined
  at: number
}

const BURST_MS = 1500
const MAX_STEPS = 200

export function commit(snapshots: Snapshots, after: Slides, { slide, key, at }: Edit): Snapshots {
  const { steps, done, present, burst } = snapshots
  const isMore = key !== undefined && burst?.key === key && at - burst.at < BURST_MS
  const joined = isMore ? peek(snapshots, 'undo') : undefined
  const added = joined
    ? addStep({ steps, done: done - 1 }, { ...joined, after })
    : addStep(snapshots, { before: present, after, slide })
  const kept = added.steps.slice(-MAX_STEPS)
  return { steps: kept, done: kept.length, present: after, burst: key === undefined ? null : { key, at } }
}

/** Makes the next edit a separate step. */
export const endBurst = (snapshots: Snapshots): Snapshots => ({ ...snapshots, burst: null })
