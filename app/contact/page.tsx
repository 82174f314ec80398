import styles from '@/components/enquiry/enquiry.module.scss'
import { QuoteForm } from '@/components/enquiry/quote-form'
import { NeedsScript } from '@/components/ui/needs-script'
import { PageHead } from '@/components/ui/page-head'
import { Reach } from '@/components/ui/reach'
import { Sheet } from '@/components/ui/sheet'
import { metadataOf } from '@/lib/config/metadata'
import { contactPage as texts } from '@/lib/content/enquiry/contact'
import { pages } from '@/lib/content/pages'
import { QuoteFromLink, QuoteOrTools } from './quote-parts'

export const metadata = metadataOf('/contact')

export default function ContactPage() {
  return (
    <Sheet>
      <PageHead title={pages['/contact'].title}>{texts.lead}</PageHead>
      <NeedsScript>{texts.needsScript}</NeedsScript>
      <QuoteFromLink />
      {process.env.WORKSHOP_PLACES && <Where />}
      <div className="mb-3-half">
        {/* Each place has its own number. */}
        <Reach hasPhone={!process.env.WORKSHOP_PLACES} />
      </div>
      <div className={`${styles.columns} d-grid gap-3-half align-items-start`}>
        <div className="sheet-card padded scripted">
          <QuoteForm />
        </div>
        <QuoteOrTools />
      </div>
    </Sheet>
  )
}

/** Imported only by a build with places, so that no other page contains its script. */
async function Where() {
  if (!process.env.WORKSHOP_PLACES) return null
  const { Places } = await import('@/components/workshop/places')
  return <Places />
}
