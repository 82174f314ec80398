import { lazy, Suspense } from 'react'
import Nav from 'react-bootstrap/Nav'
import NavItem from 'react-bootstrap/NavItem'
import NavLink from 'react-bootstrap/NavLink'
import TabContainer from 'react-bootstrap/TabContainer'
import TabContent from 'react-bootstrap/TabContent'
import TabPane from 'react-bootstrap/TabPane'
import { FORM_ID } from './field-ids'
import type { FileDrag } from './files/use-file-drag'
import { SlideForm } from './form/slide-form'
import { HowItWorks } from './how-it-works'
import styles from './studio.module.scss'
import { useStudio, useStudioUi } from './studio-context'

const PanelNotices = lazy(async () => ({ default: (await import('./panel-notices')).PanelNotices }))
const TextTab = lazy(async () => ({ default: (await import('./text/text-tab')).TextTab }))
const DropZones = lazy(async () => ({ default: (await import('./files/drop-zones')).DropZones }))

/** Shows the selected slide as a form, or the whole carousel as text. */
export function StudioPanel({ drag }: { drag: FileDrag | null }) {
  const { store, state, view } = useStudio()
  const { tab, showTab } = useStudioUi()
  const hasNotices = view.shown.length > 0 || state.unused.length > 0 || state.base !== store.live.text
  return (
    <div className={`sheet ${styles.panel}`}>
      <TabContainer
        id="studio"
        activeKey={tab}
        onSelect={(key) => showTab(key === 'text' ? 'text' : 'form')}
        transition={false}
        mountOnEnter
        unmountOnExit
      >
        <div className={styles.panelIn}>
          <div className={styles.panelHead}>
            <h2 id={FORM_ID} tabIndex={-1}>
              {tab === 'form' ? `Slide ${view.number}` : 'Text'}
              <small>{tab === 'form' ? `of ${view.slides.length}` : 'carousel.json'}</small>
            </h2>
            <Nav variant="underline" aria-label="How to edit">
              <NavItem>
                <NavLink as="button" type="button" eventKey="form">
                  Form
                </NavLink>
              </NavItem>
              <NavItem>
                <NavLink as="button" type="button" eventKey="text">
                  Text
                </NavLink>
              </NavItem>
            </Nav>
          </div>
          {hasNotices && (
            <Suspense fallback={null}>
              <PanelNotices tab={tab} />
            </Suspense>
          )}
          <TabContent>
            <TabPane eventKey="form">
              <HowItWorks />
              <SlideForm key={view.slide.id} />
            </TabPane>
            <TabPane eventKey="text">
              <Suspense fallback={null}>
                <TextTab />
              </Suspense>
            </TabPane>
          </TabContent>
        </div>
      </TabContainer>
      <Suspense fallback={null}>{drag && tab === 'form' && <DropZones />}</Suspense>
    </div>
  )
}
