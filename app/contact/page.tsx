import { ContactSide } from '@/components/enquiry/contact-side'
import { QuoteForm } from '@/components/enquiry/quote-form'
import { readDrawing } from '@/components/films/drawing'
import { FilmChoices, LineStill } from '@/components/films/film-choices'
import { QuoteList } from '@/components/quote/quote-list'
import { SharedQuote } from '@/components/quote/shared-quote'
import { NeedsScript } from '@/components/ui/needs-script'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'
import { metadataOf } from '@/lib/config/metadata'
import { contactPage as texts } from '@/lib/content/enquiry/contact'
import { carWeights } from '@/lib/films/panel-areas'
import styles from './contact.module.scss'

export const metadata = metadataOf('/contact')

export default function ContactPage() {
  return (
    <Sheet>
      <PageHead title={texts.heading}>{texts.lead}</PageHead>
      <NeedsScript>{texts.form}</NeedsScript>
      <SharedQuote weights={carWeights(readDrawing('car-side'), readDrawing('car-top'))} />
      <div className={styles.contact}>
        <div className="sheet-card padded scripted">
          <QuoteForm>
            <FilmChoices />
          </QuoteForm>
        </div>
        <div className={styles.side}>
          <QuoteList />
          <ContactSide />
          <LineStill />
        </div>
      </div>
    </Sheet>
  )
}
