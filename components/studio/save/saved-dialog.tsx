import { useId } from 'react'
import Modal from 'react-bootstrap/Modal'
import ModalBody from 'react-bootstrap/ModalBody'
import ModalFooter from 'react-bootstrap/ModalFooter'
import ModalHeader from 'react-bootstrap/ModalHeader'
import ModalTitle from 'react-bootstrap/ModalTitle'
import { IntentLink } from '@/components/ui/intent-link'
import { useInertPage } from '@/components/ui/use-inert-page'
import { NextSteps } from './next-steps'
import './saved-dialog.scss'
import type { SaveOutcome } from '@/components/studio/studio-context'
import styles from './saved-dialog.module.scss'
import { UnusedFiles } from './unused-files'

type Props = { outcome: SaveOutcome; onClose: () => void }

export function SavedDialog({ outcome, onClose }: Props) {
  const title = useId()
  useInertPage()
  return (
    <Modal
      show
      centered
      onHide={onClose}
      aria-labelledby={title}
      className={styles.saved ?? ''}
      animation={false}
    >
      <ModalHeader closeButton>
        <ModalTitle as="h2" id={title}>
          {titleOf(outcome)}
        </ModalTitle>
      </ModalHeader>
      <ModalBody>
        <p>{introOf(outcome)}</p>
        {outcome.way !== 'failed' && (
          <>
            <NextSteps way={outcome.way} files={outcome.files} message={outcome.message} />
            <UnusedFiles names={outcome.unused} mayDelete={outcome.way === 'folder'} />
          </>
        )}
      </ModalBody>
      <ModalFooter>
        <button className="btn btn-primary" type="button" onClick={onClose}>
          Back to the studio
        </button>
        {outcome.way !== 'failed' && (
          <IntentLink className="btn btn-ghost" href="/">
            Open the home page
          </IntentLink>
        )}
      </ModalFooter>
    </Modal>
  )
}

function titleOf({ way }: SaveOutcome): string {
  if (way === 'failed') return 'Nothing was saved'
  return way === 'folder' ? 'Saved. Two steps to go' : 'Downloaded. Three steps to go'
}

function introOf(outcome: SaveOutcome): string {
  if (outcome.way === 'failed') return outcome.reason
  const later = 'Visitors see the new carousel when the site has been built again.'
  return outcome.way === 'folder' ? later : `tersa-carousel.zip is among your downloads. ${later}`
}
