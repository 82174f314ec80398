import { type ReactNode, useEffect, useState } from 'react'
import { HistoryButtons } from '@/components/ui/history-buttons'
import { SpriteIcon } from '@/components/ui/icon'
import { CheckIcon } from '@/components/ui/icons'
import { lazyPart, loadOrNotice } from '@/components/ui/lazy-part'
import { IntentLink } from '@/components/ui/links'
import { announce } from '@/lib/announcements/announcements'
import { asset, SITE_PATH } from '@/lib/config/asset'
import { barState, saveButton, studio, studioBar as texts } from '@/lib/content/studio'
import type { Direction } from '@/lib/history/history'
import { listChanges } from '@/lib/studio/changes'
import { wouldLoseChanges } from '@/lib/studio/desk'
import { canSaveIntoFolder, rememberedFolder } from '@/lib/studio/folder'
import type { Saved } from '@/lib/studio/studio-state'
import type { StudioView } from '@/lib/studio/studio-view'
import { ChangesMenu } from './changes-menu'
import styles from './studio.module.scss'
import {
  FORM_ID,
  PROBLEMS_ID,
  showAndFocus,
  UNDO_ID,
  useDesk,
  useDeskState,
  useStudio,
} from './studio-context'

export function StudioBar({ onStep }: { onStep: (direction: Direction) => void }) {
  const { store, state, view } = useStudio()
  const { videos } = useDeskState()
  const showProblems = useShowProblems()
  const count = view.toFix.length
  const toFix = texts.toFix(count)

  return (
    <EmptyBar leavesDocument={videos.size > 0 || wouldLoseChanges(state, view)}>
      <BarState />
      <div className={`${styles.acts} d-flex gap-1 align-items-center`}>
        <HistoryButtons history={state.history} onStep={onStep} isCompact undoId={UNDO_ID} />
        <button
          className="btn btn-ghost d-none d-md-inline-flex"
          type="button"
          aria-disabled={!view.isChanged}
          onClick={store.discard}
        >
          {texts.discard}
        </button>
        {count > 0 && (
          <button
            className={`btn btn-ghost ${styles.toFix}`}
            type="button"
            aria-label={toFix}
            onClick={showProblems}
          >
            <SpriteIcon name="exclamation-full" />
            <span className="d-none d-md-inline">{toFix}</span>
            <span className="d-md-none">{count}</span>
          </button>
        )}
        <SaveButton />
      </div>
    </EmptyBar>
  )
}

type BarProps = {
  /** The browser loads the home page itself, and asks first if a video or changes would be lost. */
  leavesDocument?: boolean
  children?: ReactNode
}

/** The bar with the way back and its heading only. */
export function EmptyBar({ leavesDocument = false, children }: BarProps) {
  const back = {
    className: `${styles.back} d-inline-flex gap-2 align-items-center min-h-target fs-sm text-nowrap text-decoration-none`,
    'aria-label': texts.back,
    children: (
      <>
        <SpriteIcon name="arrow-left" />
        <img className={styles.mark} src={asset('/mark-on-dark.svg')} alt="" width={26} height={26} />
        <span className="d-lg-none d-xl-inline">{texts.back}</span>
      </>
    ),
  }
  return (
    <div className={`${styles.bar} on-dark`}>
      <div className={`${styles.barIn} container d-flex flex-wrap row-gap-2 column-gap-4 align-items-center`}>
        <div
          className={`${styles.name} d-flex flex-wrap column-gap-3-half align-items-center justify-content-between`}
        >
          {leavesDocument ? <a {...back} href={SITE_PATH || '/'} /> : <IntentLink {...back} href="/" />}
          <h1 className={`${styles.title} m-0 text-nowrap`}>{studio.heading}</h1>
        </div>
        {children}
      </div>
    </div>
  )
}

/** Shows the number of changes and whether they are saved. */
function BarState() {
  const { view } = useStudio()
  if (view.saved) {
    return (
      <State
        title={
          <>
            <Title>{savedTitle(view.saved)}</Title>{' '}
            <span className={styles.changes}>{listChanges(view.changes)}</span>
          </>
        }
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
      <State
        title={<Title>{barState.noChanges}</Title>}
        line={view.isFolderBehind ? barState.folderIsBehind : barState.sameAsLive}
      />
    )
  }
  return <State title={<ChangesMenu />} line={<DraftLine />} />
}

function savedTitle({ way, sent }: Saved): string {
  if (sent) return sent.by === 'share' ? barState.passedOn : barState.mailed
  return way === 'zip' ? barState.downloaded : barState.saved
}

function savedLine({ at, way, sent }: Saved): string {
  if (sent) return barState.sentAt(sent.at)
  return way === 'zip' ? barState.inZip(at) : barState.inFolder(at)
}

const Title = ({ children }: { children: ReactNode }) => <b className="fw-semibold">{children}</b>

function State({ title, line }: { title: ReactNode; line: ReactNode }) {
  return (
    <div className={`${styles.state} position-relative min-w-0 fs-sm`}>
      <div>{title}</div>
      <p className="mw-100 m-0 text-body-secondary fs-xs">{line}</p>
    </div>
  )
}

function DraftLine() {
  const { state, view } = useStudio()
  if (state.isUnkept) return barState.keepsNothing
  if (view.unkept.length > 0) return barState.doesNotKeep(view.unkept)
  if (view.toFix.length > 0) return saveButton.problems(view.toFix.length)
  const needs = needsOf(view)
  if (needs !== null) return needs
  const { changedAt, history } = state
  if (history.done > 0 || changedAt === null) return barState.kept
  return barState.keptSince(changedAt)
}

const NOUNS: Readonly<Record<string, string>> = barState.missing

/** "Slide 4 needs a title, a line, a button and a poster." */
function needsOf({ problems }: StudioView): string | null {
  const missing = problems.flatMap(({ isMissing, slide, field }) => {
    const noun = isMissing && NOUNS[field ?? '']
    return noun && slide !== null ? [{ slide, noun }] : []
  })
  const [first] = missing
  if (!first) return null
  const own = missing.filter(({ slide }) => slide === first.slide)
  return barState.needs(
    first.slide + 1,
    own.map(({ noun }) => noun),
  )
}

// Without a name, because its code has been loaded to save.
const SavedDialog = lazyPart(() => import('./saving').then((module) => module.SavedDialog))

function SaveButton() {
  const { view } = useStudio()
  const { why, isSaved, press } = useSave()
  const { showOutcome } = useDesk()
  const { outcome } = useDeskState()
  const isRemembered = useRememberedFolder(outcome !== null)
  return (
    <>
      {canSaveIntoFolder() && !isSaved && view.toFix.length === 0 && (
        <button
          className={`btn btn-ghost ${styles.zip}`}
          type="button"
          aria-label={saveButton.downloadShort}
          aria-disabled={why !== null}
          aria-describedby={why === null ? undefined : 'studio-why'}
          onClick={() => void press('zip')}
        >
          <span className="d-none d-xxl-inline">{saveButton.downloadShort}</span>
          <span className="d-xxl-none">{saveButton.zip}</span>
        </button>
      )}
      <button
        className={`btn btn-clear ${styles.save} min-h-target py-2`}
        type="button"
        aria-disabled={why !== null}
        aria-describedby={why === null ? undefined : 'studio-why'}
        onClick={() => void press()}
      >
        {isSaved ? saveButton.passOn : <Label isRemembered={isRemembered} />}
      </button>
      <span className="visually-hidden" id="studio-why">
        {why}
      </span>
      {outcome && <SavedDialog outcome={outcome} onClose={() => showOutcome(null)} />}
    </>
  )
}

function Label({ isRemembered }: { isRemembered: boolean }) {
  if (!canSaveIntoFolder()) {
    return (
      <>
        <span className="d-none d-md-inline">{saveButton.download}</span>
        <span className="d-md-none">{saveButton.downloadShort}</span>
      </>
    )
  }
  return isRemembered ? saveButton.saveIntoKnown : saveButton.saveIntoFolder
}

/** Checks again after each save, because the visitor may have chosen a folder for the first time. */
function useRememberedFolder(isSaving: boolean): boolean {
  const [isRemembered, setIsRemembered] = useState(false)
  useEffect(() => {
    if (!isSaving) void rememberedFolder().then((folder) => setIsRemembered(folder !== null))
  }, [isSaving])
  return isRemembered
}

/** Why the draft cannot be saved; `null` when it can. */
function whyNot({ problems, isChanged, isFolderBehind }: StudioView): string | null {
  if (problems.length > 0) return saveButton.problems(problems.length)
  return isChanged || isFolderBehind ? null : saveButton.nothing
}

export function useSave() {
  const { store, view } = useStudio()
  const { showOutcome } = useDesk()
  const showProblems = useShowProblems()
  const why = whyNot(view)
  const isSaved = view.saved !== null && view.saved.sent?.by !== 'share'

  async function press(way: Saved['way'] = canSaveIntoFolder() ? 'folder' : 'zip') {
    if (why !== null) {
      announce('studio save', () => why)
      if (view.problems.length > 0) showProblems()
      else showAndFocus(() => {}, FORM_ID)
      return
    }
    const saving = await loadOrNotice(saveButton.code, () => import('./saving'))
    if (!saving) return
    showOutcome(isSaved ? await saving.savedBefore(store) : await saving.saveChanges(store, way))
  }

  return { why, isSaved, press }
}

/** Shows every problem of the draft, above the form of the first one's slide. */
function useShowProblems() {
  const { store, view } = useStudio()
  const { showTab } = useDesk()
  const { id } = view.slides[view.problems[0]?.slide ?? -1] ?? view.slide
  return () =>
    showAndFocus(() => {
      store.revealProblems()
      store.select(id)
      showTab('form')
    }, PROBLEMS_ID)
}
