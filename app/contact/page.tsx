import styles from '@/components/enquiry/enquiry.module.scss'
import { QuoteForm } from '@/components/enquiry/quote-form'
import { QuoteOrTools } from '@/components/enquiry/quote-or-tools'
import { SharedQuote } from '@/components/quote/contact-quote'
import { Reach } from '@/components/ui/reach'
import { NeedsScript, PageHead, Sheet } from '@/components/ui/sheet'
import { Booking } from '@/components/workshop/booking'
import { metadataOf } from '@/lib/config/metadata'
import { contactPage as texts } from '@/lib/content/enquiry'
import { pages } from '@/lib/content/pages'
import { placesSection } from '@/lib/content/places'
import { readWorkshop } from '@/lib/workshop/workshop-folder'

export const metadata = metadataOf('/contact')

export default function ContactPage() {
  const { places = [], appointments } = readWorkshop() ?? {}
  return (
    <Sheet>
      <PageHead title={pages['/contact'].title}>
        {places.length > 0 ? placesSection.lead(places.length) : texts.lead}
      </PageHead>
      <NeedsScript>{texts.needsScript}</NeedsScript>
      <SharedQuote />
      {process.env.WORKSHOP_PLACES && <Where />}
      {places.length === 0 && appointments && <Booking appointments={appointments} />}
      <div className="mb-3-half">
        {/* Each place has its own number. */}
        <Reach hasPhone={places.length === 0 || places.some(({ phone }) => !phone)} />
      </div>
      <div className={`${styles.columns} d-grid gap-3-half align-items-start`}>
        <div className="sheet-card padded scripted">
          <QuoteForm />
        </div>
        <QuoteOrTools />
      </div>
      {process.env.WORKSHOP_QUESTIONS && <Questions />}
    </Sheet>
  )
}

// Imported only by a build with places or questions, so that no other page contains their scripts and styles.

async function Where() {
  if (!process.env.WORKSHOP_PLACES) return null
  const { Places } = await import('@/components/workshop/places')
  return <Places />
}

async function Questions() {
  if (!process.env.WORKSHOP_QUESTIONS) return null
  const { ShopQuestions } = await import('@/components/workshop/shop-questions')
  return <ShopQuestions />
}
