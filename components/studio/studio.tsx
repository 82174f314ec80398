'use client'

import { type KeyboardEvent, useEffect, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { announce } from '@/lib/announcements/announcements'
import { CAROUSEL_FILE } from '@/lib/carousel/check/problem'
import { studio, studioPanel, studioFoot as texts } from '@/lib/content/studio'
import { historySteps } from '@/lib/content/ui'
import { type Direction, peek } from '@/lib/history/history'
import { useHistoryKeys } from '@/lib/history/use-history-keys'
import { countOf } from '@/lib/studio/changes'
import type { Tab } from '@/lib/studio/desk'
import { followOtherTabs, openStudio } from '@/lib/studio/open-studio'
import { hintStore, type StudioStore } from '@/lib/studio/studio-store'
import type { Live } from '@/lib/studio/studio-view'
import { EmptyBar, StudioBar, useSave } from './bar'
import { useNoOtherDrops } from './choose-files'
import { HowItWorks, LiveChanged, ProblemList } from './notices'
import panel from './panel.module.scss'
import { SlideForm } from './slide-form'
import { StudioStage } from './stage'
import { SlideStrip } from './strip'
import styles from './studio.module.scss'
import {
  FORM_ID,
  HINT_ID,
  keepFocus,
  StudioProvider,
  showAndFocus,
  tileId,
  useDesk,
  useDeskState,
  useStudio,
} from './studio-context'

/** Marketing's editor for the carousel. The draft stays in the browser; nothing is uploaded. */
export function Studio({ live }: { live: Live }) {
  const store = useOpenStudio(live)
  return <div className={styles.page}>{store ? <OpenStudio store={store} /> : <Waiting />}</div>
}

/** Reserves the studio's space to prevent a layout shift when the draft has loaded. */
function Waiting() {
  return (
    <>
      <EmptyBar />
      <div className={styles.studio}>
        <div className={`${styles.desk} ${styles.empty} scripted min-w-0`} />
        <div className={`sheet ${panel.panel} min-w-0`}>
          <p className="unscripted container py-6">{studio.needsScript}</p>
        </div>
      </div>
    </>
  )
}

/** `null` until the stored draft has loaded. */
function useOpenStudio(live: Live): StudioStore | null {
  const [store, setStore] = useState<StudioStore | null>(null)
  useEffect(() => {
    let isGone = false
    let stopFollowing = () => {}
    void openStudio(live).then((store) => {
      if (isGone) return
      stopFollowing = followOtherTabs(store)
      setStore(store)
    })
    return () => {
      isGone = true
      stopFollowing()
    }
  }, [live])
  return store
}

export function OpenStudio({ store }: { store: StudioStore }) {
  return (
    <StudioProvider store={store}>
      <Desk />
    </StudioProvider>
  )
}

function Desk() {
  const { tab } = useDeskState()
  const [frame, setFrame] = useState<Window | null>(null)
  const save = useSave()
  useNoOtherDrops(frame)
  const onStep = useStep()
  useHistoryKeys(onStep, { frame, onSave: () => void save.press() })
  useAnnouncedCounts()
  return (
    <>
      <StudioBar onStep={onStep} />
      <div className={styles.studio} data-tab={tab}>
        <div className={`${styles.desk} on-dark min-w-0`}>
          <StudioStage onFrame={setFrame} />
          <SlideStrip />
        </div>
        <StudioPanel />
      </div>
      <StudioFoot />
    </>
  )
}

function StudioFoot() {
  const { showTab } = useDesk()
  const help = () =>
    showAndFocus(() => {
      hintStore.set(false)
      showTab('form')
    }, HINT_ID)
  return (
    <div className="container on-dark d-flex flex-wrap column-gap-4 align-items-center justify-content-between py-3 text-body-secondary fs-sm">
      <p className="m-0">{texts.purpose}</p>
      <button className={`${styles.help} min-h-target p-0 border-0`} type="button" onClick={help}>
        {texts.help}
      </button>
    </div>
  )
}

/** Undoes or redoes one step and announces it. */
function useStep() {
  const { store } = useStudio()
  return (direction: Direction) => {
    const { done, none } = historySteps[direction]
    const isPossible = peek(store.get().history, direction)
    void keepFocus(
      () => store.step(direction),
      () => tileId(store.get().selected),
    )
    announce('studio step', () => (isPossible ? done : none))
  }
}

const QUIET_MS = 1000

/** Announces the number of changes and problems once the visitor stops editing. */
function useAnnouncedCounts() {
  const { state, view } = useStudio()
  const counts = studio.counts(countOf(view.changes), view.toFix.length)
  const isFirst = state.changedAt === null
  useEffect(() => {
    if (isFirst) return
    const timer = setTimeout(() => announce('studio counts', () => counts), QUIET_MS)
    return () => clearTimeout(timer)
  }, [counts, isFirst])
}

const TextTab = lazyPart(() => import('./text-tab').then((module) => module.TextTab), {
  name: studioPanel.textView,
})

/** Shows the selected slide as a form, or the whole carousel as text. */
function StudioPanel() {
  const { view } = useStudio()
  const { tab } = useDeskState()
  return (
    <div className={`sheet ${panel.panel} min-w-0`}>
      <div className={panel.panelIn}>
        <div
          className={`${panel.head} d-flex flex-wrap column-gap-3 align-items-center justify-content-between mb-3-half border-bottom`}
        >
          <h2 className={`${panel.heading} d-flex align-items-baseline m-0 fs-xl`} id={FORM_ID} tabIndex={-1}>
            {tab === 'form' ? studioPanel.slide(view.number) : studioPanel.text}
            <small className={`${panel.part} text-body-secondary fw-normal fs-sm`}>
              {tab === 'form' ? studioPanel.slides(view.slides.length) : CAROUSEL_FILE}
            </small>
          </h2>
          <Tabs />
        </div>
        <LiveChanged />
        <ProblemList />
        <div id={TAB_PANEL_ID} role="tabpanel" aria-labelledby={tabId(tab)}>
          {tab === 'form' ? (
            <>
              <HowItWorks />
              <SlideForm key={view.slide.id} />
            </>
          ) : (
            <TextTab />
          )}
        </div>
      </div>
    </div>
  )
}

const TABS = ['form', 'text'] as const
const TAB_PANEL_ID = 'studio-panel'
const tabId = (tab: Tab) => `studio-tab-${tab}`

/** Only the tab that is shown takes the focus by Tab; the arrow keys, Home and End show the other one. */
function Tabs() {
  const { showTab } = useDesk()
  const { tab } = useDeskState()

  function onKeyDown(event: KeyboardEvent) {
    const other = tab === 'form' ? 'text' : 'form'
    const keys: Record<string, Tab> = { ArrowLeft: other, ArrowRight: other, Home: 'form', End: 'text' }
    const next = keys[event.key]
    if (!next) return
    event.preventDefault()
    showAndFocus(() => showTab(next), tabId(next))
  }

  return (
    <div className={`${panel.tabs} d-flex flex-nowrap`} role="tablist" aria-label={studioPanel.tabs}>
      {TABS.map((one) => (
        <button
          key={one}
          id={tabId(one)}
          className={`${panel.tab} d-flex align-items-center h-100 min-h-target fs-sm text-nowrap`}
          type="button"
          role="tab"
          aria-selected={one === tab}
          aria-controls={one === tab ? TAB_PANEL_ID : undefined}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => showTab(one)}
          onKeyDown={onKeyDown}
        >
          {studioPanel[one]}
        </button>
      ))}
    </div>
  )
}
