import { FilmLinks } from '@/components/ui/film-links'
import { PageHead, Sheet } from '@/components/ui/sheet'
import { metadataOf } from '@/lib/config/metadata'
import { pages } from '@/lib/content/pages'
import { offlinePage as texts } from '@/lib/content/site'
import { actions } from '@/lib/content/ui'

export const metadata = metadataOf('/offline')

/** The service worker shows this page in place of one that it has not cached. */
export default function OfflinePage() {
  return (
    <Sheet>
      <PageHead title={pages['/offline'].title}>{texts.lead}</PageHead>
      <h2 className="h3">{texts.available}</h2>
      <ul>
        <li>
          {texts.filmPages.before}
          <FilmLinks />
          {texts.filmPages.after}
        </li>
        <li>{texts.visitedPages}</li>
      </ul>
      <h2 className="h3 mt-4">{texts.unavailable}</h2>
      <p>{texts.connected}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty href is the URL of the page that could not be loaded */}
      <a className="btn btn-primary btn-lg" href="">
        {actions.retry}
      </a>
    </Sheet>
  )
}
