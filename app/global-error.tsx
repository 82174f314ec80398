'use client'

import { Failure } from '@/components/site/failure'
import { failure as texts } from '@/lib/content/site'
import { LOCALE } from '@/lib/content/words'
import { font } from './font'
import './styles/main.scss'

/** Replaces the root layout when the layout itself fails, so it renders its own document. */
export default function LayoutError() {
  return (
    <html lang={LOCALE} className={font.variable}>
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body>
        <title>{texts.title}</title>
        <main>
          <Failure onRetry={() => window.location.reload()} />
        </main>
      </body>
    </html>
  )
}
