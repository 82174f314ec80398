'use client'

import { Failure } from '@/components/site/failure'
import { Sheet } from '@/components/ui/sheet'
import { site } from '@/lib/content/site'
import { font } from './font'
import './styles/main.scss'

/** Replaces the root layout when the layout itself fails, so it renders its own document. */
export default function LayoutError() {
  return (
    <html lang="en" className={font.variable}>
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body>
        <title>{`Something went wrong · ${site.name}`}</title>
        <main>
          <Sheet>
            <Failure onRetry={() => window.location.reload()} />
          </Sheet>
        </main>
      </body>
    </html>
  )
}
