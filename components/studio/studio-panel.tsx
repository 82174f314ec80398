import Nav from 'react-bootstrap/Nav'
import NavItem from 'react-bootstrap/NavItem'
import NavLink from 'react-bootstrap/NavLink'
import TabContainer from 'react-bootstrap/TabContainer'
import TabContent from 'react-bootstrap/TabContent'
import TabPane from 'react-bootstrap/TabPane'
import { lazyPart } from '@/components/ui/lazy-part'
import { CAROUSEL_FILE } from '@/lib/carousel/check/problem'
import { studioPanel as texts } from '@/lib/content/studio/panel'
import { FORM_ID } from './field-ids'
import { DropZones } from './files/drop-zones'
import { UnusedDrops } from './files/unused-drops'
import type { FileDrag } from './files/use-file-drag'
import { SlideForm } from './form/slide-form'
import { HowItWorks } from './how-it-works'
import { LiveChanged } from './live-changed'
import styles from './panel.module.scss'
import { useStudio, useStudioUi } from './studio-context'
import { ProblemList } from './text/problem-list'

const TextTab = lazyPart(() => import('./text/text-tab').then((module) => module.TextTab), {
  name: texts.textEditor,
})

const TAB = `${styles.tab} d-flex align-items-center h-100 min-h-target fs-sm text-nowrap`

/** Shows the selected slide as a form, or the whole carousel as text. */
export function StudioPanel({ drag }: { drag: FileDrag | null }) {
  const { view } = useStudio()
  const { tab, showTab } = useStudioUi()
  return (
    <div className={`sheet ${styles.panel} min-w-0`}>
      <TabContainer
        id="studio"
        activeKey={tab}
        onSelect={(key) => showTab(key === 'text' ? 'text' : 'form')}
        transition={false}
        mountOnEnter
        unmountOnExit
      >
        <div className={styles.panelIn}>
          <div
            className={`${styles.head} d-flex flex-wrap column-gap-3 align-items-center justify-content-between mb-3-half border-bottom`}
          >
            <h2
              className={`${styles.heading} d-flex align-items-baseline m-0 fs-xl`}
              id={FORM_ID}
              tabIndex={-1}
            >
              {tab === 'form' ? texts.slide(view.number) : texts.text}
              <small className={`${styles.part} text-body-secondary fw-normal fs-sm`}>
                {tab === 'form' ? texts.slides(view.slides.length) : CAROUSEL_FILE}
              </small>
            </h2>
            <Nav variant="underline" aria-label={texts.tabs} className={`${styles.tabs} d-flex flex-nowrap`}>
              <NavItem>
                <NavLink as="button" type="button" eventKey="form" className={TAB}>
                  {texts.form}
                </NavLink>
              </NavItem>
              <NavItem>
                <NavLink as="button" type="button" eventKey="text" className={TAB}>
                  {texts.text}
                </NavLink>
              </NavItem>
            </Nav>
          </div>
          <LiveChanged />
          <ProblemList />
          <UnusedDrops />
          <TabContent>
            <TabPane eventKey="form">
              <HowItWorks />
              <SlideForm key={view.slide.id} />
            </TabPane>
            <TabPane eventKey="text">
              <TextTab />
            </TabPane>
          </TabContent>
        </div>
      </TabContainer>
      {drag && tab === 'form' && <DropZones />}
    </div>
  )
}
