import { FilmLinks } from '@/components/ui/film-links'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'
import { metadataOf } from '@/lib/config/metadata'
import { pages } from '@/lib/content/pages'

export const metadata = metadataOf('/offline')

/** The service worker shows this page in place of one that it has not cached. */
export default function OfflinePage() {
  return (
    <Sheet>
      <PageHead title={pages['/offline'].title}>
        The site could not be reached, and this page is not saved in your browser.
      </PageHead>
      <h2 className="h3">Available offline</h2>
      <ul>
        <li>
          The film pages with their tools: <FilmLinks last=" and " />, unless your browser is set to save
          data.
        </li>
        <li>Every page you have opened before.</li>
      </ul>
      <h2 className="h3 mt-4">Needs a connection</h2>
      <p>The shop’s catalogue, sending a message, and pages you have not opened yet.</p>
      <button className="btn btn-primary btn-lg" type="button" data-reloads>
        Try again
      </button>
    </Sheet>
  )
}
