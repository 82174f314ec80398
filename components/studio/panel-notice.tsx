import type { ReactNode } from 'react'
import Alert from 'react-bootstrap/Alert'
import { SpriteIcon } from '@/components/ui/icon'
import { PROBLEMS_ID } from './field-ids'
import styles from './panel.module.scss'

/** News for the visitor above the form, the text or a file's well. */
export function PanelNotice({ children }: { children: ReactNode }) {
  return (
    <Alert variant="info" role="status" className={`${styles.alert} mb-3-half`}>
      <SpriteIcon name="info" />
      <div className="flex-fill min-w-0">{children}</div>
    </Alert>
  )
}

/** What has to be fixed before the draft can be saved. */
export function ProblemNotice({ children }: { children: ReactNode }) {
  return (
    <Alert variant="danger" id={PROBLEMS_ID} tabIndex={-1} className={`${styles.alert} mb-3-half`}>
      <SpriteIcon name="exclamation" />
      <div className="flex-fill min-w-0">{children}</div>
    </Alert>
  )
}
