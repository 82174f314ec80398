'use client'

import type { ComponentProps } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { IntentLink } from '@/components/ui/links'
import { useBrowserValue } from '@/lib/browser/use-browser-value'
import { panelsOffer as texts } from '@/lib/content/appointment'
import { panels } from '@/lib/films/coverage'
import { readParts } from '@/lib/films/parts'
import { useQueryState } from '@/lib/url/use-query-state'
import styles from './appointment.module.scss'
import type { InstallerSheet } from './installer-sheet'

// Most visits of the page are for the care of a film.
const Sheet = lazyPart(() => import('./installer-sheet').then((module) => module.InstallerSheet), {
  name: texts.sheet,
})

/** Renders the sheet for panels in the query. A visitor without any is offered to choose them. */
export function ChosenPanels(sheet: ComponentProps<typeof InstallerSheet>) {
  const query = useQueryState()
  const isRead = useBrowserValue(() => true)
  if (readParts(panels, query.get('panels') ?? '').length > 0) return <Sheet {...sheet} />
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
