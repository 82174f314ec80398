import { Link } from '@/components/ui/link'
import { announce } from '@/lib/announcements/announcements'
import { putInQuote, type QuoteAddress, type QuoteKind, quoteStore } from '@/lib/quote/quote-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import styles from './add-to-quote.module.scss'

type Props = { kind: QuoteKind; label: string; text: string; state: Readonly<Record<string, string>> }

const pages: Record<QuoteKind, QuoteAddress> = {
  coverage: '/ppf',
  tint: '/window-film',
  hull: '/marine-film',
}

/** Puts what the tool shows into the quote; what is there already is told, with the way to it. */
export function AddToQuote({ kind, label, text, state }: Props) {
  const item = useStoredValue(quoteStore)?.find((each) => each.kind === kind)

  function put() {
    putInQuote({ kind, text, href: `${pages[kind]}?${new URLSearchParams(state)}` })
    announce('quote', () => `In your quote: ${text}.`)
  }
  return (
    <div className={styles.add}>
      <button className="btn btn-primary" type="button" onClick={put}>
        {label}
      </button>
      <p>{item?.text === text ? <Link href="/contact">In your quote. Go to it</Link> : ''}</p>
    </div>
  )
}
