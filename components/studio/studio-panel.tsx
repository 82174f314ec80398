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
import styles from './studio.module.scss'
import { useStudio, useStudioUi } from './studio-context'
import { ProblemList } from './text/problem-list'

const TextTab = lazyPart(() => import('./text/text-tab').then((module) => module.TextTab), {
  name: texts.textEditor,
})

/** Shows the selected slide as a form, or the whole carousel as text. */
export function StudioPanel({ drag }: { drag: FileDrag | null }) {
  const { view } = useStudio()
  const { tab, showTab } = useStudioUi()
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
              {tab === 'form' ? texts.slide(view.number) : texts.text}
              <small>{tab === 'form' ? texts.slides(view.slides.length) : CAROUSEL_FILE}</small>
            </h2>
            <Nav variant="underline" aria-label={texts.tabs}>
              <NavItem>
                <NavLink as="button" type="button" eventKey="form">
                  {texts.form}
                </NavLink>
              </NavItem>
              <NavItem>
                <NavLink as="button" type="button" eventKey="text">
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
