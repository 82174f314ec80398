import type { ReactNode } from 'react'
import type { FileDrag } from '@/components/studio/files/use-file-drag'
import styles from '@/components/studio/studio.module.scss'
import { useStudio } from '@/components/studio/studio-context'
import { thingsToFix } from '@/components/studio/text/problem-words'
import { whenWords } from '@/components/studio/when'
import { CheckIcon } from '@/components/ui/check-icon'
import { lazyPart } from '@/components/ui/lazy-part'
import { listOf } from '@/lib/config/language'
import { countOf, listChanges } from '@/lib/studio/change-words'
import type { StudioView } from '@/lib/studio/studio-view'

const ChangesMenu = lazyPart(() => import('./changes-menu').then((module) => module.ChangesMenu), {
  Fallback: ChangeCount,
})

/** Shows the number of changes and whether they are saved. */
export function BarState({ drag }: { drag: FileDrag | null }) {
  const { state, view } = useStudio()
  if (drag) {
    return <State title={<b>{drag.what}</b>} line={`Drop ${drag.pronoun}: ${drag.outcome(view.number)}`} />
  }
  const { saved } = state
  if (saved && saved.text === view.text) {
    const where = saved.way === 'zip' ? 'tersa-carousel.zip,' : 'In public/carousel since'
    return (
      <State
        title={
          <>
            <b>{saved.way === 'zip' ? 'Downloaded:' : 'Saved:'}</b> <span>{listChanges(view.changes)}</span>
          </>
        }
        line={
          <>
            <CheckIcon /> {where} {whenWords(saved.at)}. Visitors do not see it yet.
          </>
        }
      />
    )
  }
  if (view.changes.length === 0 && view.problems.length === 0 && view.draft.isReadable) {
    return <State title={<b>No changes</b>} line="What you see is what visitors see." />
  }
  return (
    <State title={view.changes.length === 0 ? <b>Text changed</b> : <ChangesMenu />} line={<DraftLine />} />
  )
}

function ChangeCount() {
  return <b>{countOf(useStudio().view.changes)}:</b>
}

function State({ title, line }: { title: ReactNode; line: ReactNode }) {
  return (
    <div className={styles.state}>
      <div>{title}</div>
      <p className={styles.sub}>{line}</p>
    </div>
  )
}

function DraftLine() {
  const { state, view } = useStudio()
  if (state.isUnkept) return 'This browser keeps nothing: save before you close the page.'
  if (view.unkept.length > 0)
    return `This browser does not keep ${listOf(view.unkept)}: save before you reload or close the page.`
  if (view.shown.length > 0) return `${thingsToFix(view.shown.length)} before you can save.`
  const needs = needsOf(view)
  if (needs !== null) return needs
  const { changedAt, history } = state
  if (history.done > 0 || changedAt === null) return 'Kept in this browser. Visitors do not see them yet.'
  return `Kept in this browser since ${whenWords(changedAt)}.`
}

const NOUNS: Readonly<Record<string, string>> = {
  title: 'a title',
  line: 'a line',
  'button.text': 'a button',
  poster: 'a poster',
  video: 'a video',
}

/** "Slide 4 needs a title, a line, a button, a poster and a video." */
function needsOf({ problems }: StudioView): string | null {
  const missing = problems.filter(({ isMissing, slide }) => isMissing && slide !== null)
  const [first] = missing
  if (!first || first.slide === null) return null
  const nouns = missing
    .filter(({ slide }) => slide === first.slide)
    .flatMap(({ field }) => (field && NOUNS[field] ? [NOUNS[field]] : []))
  return nouns.length === 0 ? null : `Slide ${first.slide + 1} needs ${listOf(nouns)}.`
}
