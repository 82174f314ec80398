import { ChosenPanels } from '@/components/appointment/chosen-panels'
import { EstimateNote, SheetNotes, SourceDetails } from '@/components/appointment/sheet-notes'
import { WarrantyKeeper } from '@/components/appointment/warranty'
import { NeedsScript, PageHead, Sheet } from '@/components/ui/sheet'
import { metadataOf } from '@/lib/config/metadata'
import { appointmentPage as texts } from '@/lib/content/appointment'
import { appointmentSources } from '@/lib/content/facts/sources'
import { pages } from '@/lib/content/pages'
import { notesOf, plainText } from '@/lib/content/words'
import { QueryWatcher } from '@/lib/url/use-query-state'

export const metadata = metadataOf('/appointment')

export default function AppointmentPage() {
  return (
    <Sheet>
      <div className="d-print-none">
        <PageHead title={pages['/appointment'].title}>{texts.lead}</PageHead>
        <NeedsScript>{texts.needsScript}</NeedsScript>
        <QueryWatcher />
      </div>
      <section aria-labelledby="before-title">
        <h2 className="section-head d-print-none" id="before-title">
          {texts.before}
        </h2>
        <ChosenPanels estimate={<EstimateNote />}>
          <SheetNotes />
        </ChosenPanels>
      </section>
      <section className="section pb-0 d-print-none" aria-labelledby="after-title">
        <div className="section-head">
          <h2 id="after-title">{texts.after}</h2>
          <p className="lead">{plainText(texts.reason)}</p>
        </div>
        <WarrantyKeeper />
        <SourceDetails sources={notesOf(texts.reason).map(({ source }) => appointmentSources[source])} />
      </section>
    </Sheet>
  )
}
