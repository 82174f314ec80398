'use client'

import type { ComponentProps } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { IntentLink } from '@/components/ui/links'
import { useBrowserValue, useStoredValue } from '@/lib/browser/use-browser-value'
import { panelsOffer as texts } from '@/lib/content/appointment'
import { panels } from '@/lib/films/coverage'
import { readParts } from '@/lib/films/parts'
import { quoteStore } from '@/lib/quote/quote'
import { useQueryState } from '@/lib/url/use-query-state'
import styles from './appointment.module.scss'
import type { InstallerSheet } from './installer-sheet'

// Most visits of the page are for the care of a film.
const Sheet = lazyPart(() => import('./installer-sheet').then((module) => module.InstallerSheet), {
  name: texts.sheet,
})

/** Renders the sheet for the panels in the query, or for the quote. A visitor without either is offered to choose panels. */
export function ChosenPanels(sheet: Omit<ComponentProps<typeof InstallerSheet>, 'offer'>) {
  const query = useQueryState()
  const quote = useStoredValue(quoteStore)
  const isRead = useBrowserValue(() => true)
  const offer = (
    <div className={`sheet-card padded stack gap-3 ${isRead ? '' : styles.unread}`}>
      <p>{texts.text}</p>
      <div>
        <IntentLink className="btn btn-primary" href="/ppf">
          {texts.link}
        </IntentLink>
      </div>
    </div>
  )
  const hasChosen = readParts(panels, query.get('panels') ?? '').length > 0 || quote?.length
  return hasChosen ? <Sheet {...sheet} offer={offer} /> : offer
}
