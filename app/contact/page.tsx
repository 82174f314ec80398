import { ContactSide } from '@/components/enquiry/contact-side'
import styles from '@/components/enquiry/enquiry.module.scss'
import { QuoteForm } from '@/components/enquiry/quote-form'
import { FilmChoices, LineStill } from '@/components/films/film-choices'
import { QuoteList } from '@/components/quote/quote-list'
import { SharedQuote } from '@/components/quote/shared-quote'
import { NeedsScript } from '@/components/ui/needs-script'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'
import { metadataOf } from '@/lib/config/metadata'
import { contactPage as texts } from '@/lib/content/enquiry/contact'
import { pages } from '@/lib/content/pages'

export const metadata = metadataOf('/contact')

export default function ContactPage() {
  return (
    <Sheet>
      <PageHead title={pages['/contact'].title}>{texts.lead}</PageHead>
      <NeedsScript>{texts.needsScript}</NeedsScript>
      <SharedQuote />
      <div className={`${styles.columns} d-grid gap-3-half align-items-start`}>
        <div className="sheet-card padded scripted">
          <QuoteForm>
            <FilmChoices />
          </QuoteForm>
        </div>
        <div className="d-grid gap-3-half">
          <QuoteList />
          <ContactSide />
          <LineStill />
        </div>
      </div>
    </Sheet>
  )
}
