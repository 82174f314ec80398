import type { ReactNode } from 'react'
import type { FileDrag } from '@/components/studio/files/use-file-drag'
import styles from '@/components/studio/studio.module.scss'
import { useStudio } from '@/components/studio/studio-context'
import { CheckIcon } from '@/components/ui/icons'
import { lazyPart } from '@/components/ui/lazy-part'
import { saveButton, barState as texts } from '@/lib/content/studio/desk'
import { countOf, listChanges } from '@/lib/studio/change-words'
import type { Saved } from '@/lib/studio/draft-store'
import type { StudioView } from '@/lib/studio/studio-view'

const ChangesMenu = lazyPart(() => import('./changes-menu').then((module) => module.ChangesMenu), {
  Fallback: ChangeCount,
})

/** Shows the number of changes and whether they are saved. */
export function BarState({ drag }: { drag: FileDrag | null }) {
  const { view } = useStudio()
  if (drag) {
    return <State title={drag.what} line={drag.outcome(view.number)} />
  }
  if (view.saved) {
    return (
      <State
        title={savedTitle(view.saved)}
        changes={listChanges(view.changes)}
        line={
          <>
            <CheckIcon /> {savedLine(view.saved)}
          </>
        }
      />
    )
  }
  if (!view.isChanged && view.problems.length === 0) {
    return (
      <State title={texts.noChanges} line={view.isFolderBehind ? texts.folderIsBehind : texts.sameAsLive} />
    )
  }
  return (
    <State title={view.changes.length === 0 ? texts.textChanged : <ChangesMenu />} line={<DraftLine />} />
  )
}

function savedTitle({ way, sent }: Saved): string {
  if (sent) return sent.by === 'share' ? texts.passedOn : texts.mailed
  return way === 'zip' ? texts.downloaded : texts.saved
}

function savedLine({ at, way, sent }: Saved): string {
  if (sent) return texts.sentAt(sent.at)
  return way === 'zip' ? texts.inZip(at) : texts.inFolder(at)
}

function ChangeCount() {
  return <b className="fw-semibold">{countOf(useStudio().view.changes)}:</b>
}

function State({ title, changes, line }: { title: ReactNode; changes?: string; line: ReactNode }) {
  return (
    <div className={`${styles.state} position-relative min-w-0 fs-sm`}>
      <div>
        {typeof title === 'string' ? <b className="fw-semibold">{title}</b> : title}
        {changes !== undefined && <span className={styles.changes}> {changes}</span>}
      </div>
      <p className="mw-100 m-0 text-body-secondary fs-xs">{line}</p>
    </div>
  )
}

function DraftLine() {
  const { state, view } = useStudio()
  if (state.isUnkept) return texts.keepsNothing
  if (view.unkept.length > 0) return texts.doesNotKeep(view.unkept)
  if (view.toFix.length > 0) return saveButton.problems(view.toFix.length)
  const needs = needsOf(view)
  if (needs !== null) return needs
  const { changedAt, history } = state
  if (history.done > 0 || changedAt === null) return texts.kept
  return texts.keptSince(changedAt)
}

const NOUNS: Readonly<Record<string, string>> = texts.missing

/** "Slide 4 needs a title, a line, a button, a poster and a video." */
function needsOf({ problems }: StudioView): string | null {
  const missing = problems.filter(({ isMissing, slide }) => isMissing && slide !== null)
  const [first] = missing
  if (!first || first.slide === null) return null
  const nouns = missing
    .filter(({ slide }) => slide === first.slide)
    .flatMap(({ field }) => (field && NOUNS[field] ? [NOUNS[field]] : []))
  return nouns.length === 0 ? null : texts.needs(first.slide + 1, nouns)
}
