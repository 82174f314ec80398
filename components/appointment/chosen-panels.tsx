'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { panelsOffer as texts } from '@/lib/content/appointment/sheet'
import { panels, readParts } from '@/lib/films/coverage'
import { useQueryState } from '@/lib/url/use-query-state'
import styles from './appointment.module.scss'

const neverChanges = () => () => {}

/** Renders the sheet for panels in the query. A visitor without any is offered to choose them. */
export function ChosenPanels({ children }: { children: ReactNode }) {
  const query = useQueryState()
  const isRead = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  if (readParts(panels, query.get('panels') ?? '').length > 0) return children
  return (
    <div className={`sheet-card padded stack gap-3 ${isRead ? '' : styles.unread}`}>
      <p>{texts.text}</p>
      <div>
        <IntentLink className="btn btn-primary" href="/ppf">
          {texts.link}
        </IntentLink>
      </div>
    </div>
  )
}
