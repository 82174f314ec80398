import { SourceDetails, sheetNotes } from '@/components/appointment/sheet-notes'
import styles from '@/components/appointment/visit.module.scss'
import { VisitForm } from '@/components/appointment/visit-form'
import { WarrantySection } from '@/components/appointment/warranty-section'
import { BeforeVisit, WhatFor } from '@/components/appointment/what-for'
import { Reach } from '@/components/ui/reach'
import { NeedsScript, PageHead, Sheet } from '@/components/ui/sheet'
import type { VisitPlace } from '@/lib/appointment/visit'
import { metadataOf } from '@/lib/config/metadata'
import { warrantyPage as afterwards, sheetSources } from '@/lib/content/appointment'
import { filmLines } from '@/lib/content/facts/films'
import { site } from '@/lib/content/facts/site'
import { appointmentSources } from '@/lib/content/facts/sources'
import { pages } from '@/lib/content/pages'
import { visitPage as texts, visitChoice } from '@/lib/content/visit'
import { inLanguage, plainText } from '@/lib/content/words'
import { QueryWatcher } from '@/lib/url/use-query-state'
import { openingHoursOf } from '@/lib/workshop/hours'
import { readWorkshop } from '@/lib/workshop/workshop-folder'

export const metadata = metadataOf('/appointment')

export default function AppointmentPage() {
  const places = visitPlaces()
  return (
    <Sheet>
      <div className={styles.unlessSheets}>
        <PageHead title={pages['/appointment'].title}>{texts.lead}</PageHead>
        <NeedsScript>{texts.needsScript}</NeedsScript>
        <QueryWatcher />
      </div>
      <div className={styles.page}>
        <WhatFor places={places} />
        <section className={`sheet-card padded d-print-none ${styles.form}`} aria-labelledby="visit-title">
          <h2 className="visually-hidden" id="visit-title">
            {visitChoice.form}
          </h2>
          <VisitForm places={places} />
          {places.length === 0 && (
            <div className="mt-3-half">
              <Reach />
            </div>
          )}
        </section>
        <div className={styles.side}>
          <BeforeVisit places={places} notes={sheetNotes} />
        </div>
      </div>
      <div className={`mt-4 ${styles.unlessSheets}`}>
        <WarrantySection heading={afterwards.heading}>
          <p className="lead">{plainText(afterwards.reason)}</p>
          <NeedsScript>{afterwards.needsScript}</NeedsScript>
        </WarrantySection>
        <SourceDetails sources={sheetSources.map((source) => appointmentSources[source])} />
      </div>
    </Sheet>
  )
}

/** The shop's places, in the language of the page. */
function visitPlaces(): readonly VisitPlace[] {
  const { places = [], appointments: usual } = readWorkshop() ?? {}
  return places.map((place) => {
    const { name, address, doneHere, lines, phone, whatsapp, map, appointments = usual } = place
    const { by = ['message'], url, wait } = appointments ?? {}
    return {
      name,
      address: `${address.lines[0]}, ${inLanguage(address.town)}`,
      doneHere: doneHere ? inLanguage(doneHere) : '',
      lines: lines ?? Object.values(filmLines),
      phone: phone ?? site.phone,
      whatsapp: whatsapp ?? site.whatsapp,
      map,
      booking: url,
      wait: wait ? inLanguage(wait) : '',
      otherWay: by.includes('message') ? null : by.includes('link') ? 'link' : 'phone',
      hours: openingHoursOf(place),
    }
  })
}
