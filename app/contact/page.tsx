import styles from '@/components/enquiry/enquiry.module.scss'
import { ContactLead, QuoteForm } from '@/components/enquiry/quote-form'
import { QuoteOrTools } from '@/components/enquiry/quote-or-tools'
import { SharedLink } from '@/components/offer/shared-link'
import { SharedQuote } from '@/components/quote/contact-quote'
import { LanguageLinks } from '@/components/site/other-languages'
import { ACT } from '@/components/ui/links'
import { Reach } from '@/components/ui/reach'
import { NeedsScript, PageHead, Sheet } from '@/components/ui/sheet'
import { Places, ShopQuestions } from '@/components/workshop/places'
import { metadataOf } from '@/lib/config/metadata'
import { contactPage as texts } from '@/lib/content/contact'
import { pages } from '@/lib/content/pages'
import { placesSection } from '@/lib/content/places'
import { readWorkshop } from '@/lib/workshop/workshop-folder'

export const metadata = metadataOf('/contact')

export default function ContactPage() {
  const { places = [] } = readWorkshop() ?? {}
  const shops = places.map(({ name, phone, whatsapp, timeZone }) => ({ name, phone, whatsapp, timeZone }))
  return (
    <Sheet>
      <SharedLink languages={<LanguageLinks className={ACT} />} shops={shops}>
        {/* With places, the part below them has the id. */}
        <PageHead title={pages['/contact'].title} id={places.length > 0 ? undefined : 'message'}>
          <ContactLead>{places.length > 0 ? placesSection.lead(places.length) : texts.lead}</ContactLead>
        </PageHead>
        <NeedsScript>{texts.needsScript}</NeedsScript>
        <SharedQuote languages={<LanguageLinks className={ACT} />} />
        <Places />
        <div className="mb-3-half reach">
          {/* Each place has its own number. */}
          <Reach hasPhone={places.length === 0 || places.some(({ phone }) => !phone)} />
        </div>
        <div className={`${styles.columns} d-grid gap-3-half align-items-start cols-lg-7-5`}>
          <div className="sheet-card padded scripted">
            <QuoteForm />
          </div>
          <QuoteOrTools />
        </div>
        <ShopQuestions />
      </SharedLink>
    </Sheet>
  )
}
