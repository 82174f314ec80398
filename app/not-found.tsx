import type { Metadata } from 'next'
import { IntentLink } from '@/components/ui/links'
import { Sheet } from '@/components/ui/sheet'
import { notFound as texts } from '@/lib/content/site'

export const metadata: Metadata = { title: texts.title }

export default function NotFound() {
  return (
    <Sheet>
      <div className="stack gap-2-half justify-items-start not-found">
        <p className="figure" aria-hidden="true">
          <span>404</span>
        </p>
        <h1 className="h2">{texts.heading}</h1>
        <p className="lead">{texts.lead}</p>
        <div className="d-flex flex-wrap gap-2-half">
          <IntentLink className="btn btn-primary btn-lg" href="/">
            {texts.home}
          </IntentLink>
          <IntentLink className="btn btn-line btn-lg" href="/shop">
            {texts.shop}
          </IntentLink>
        </div>
      </div>
    </Sheet>
  )
}
