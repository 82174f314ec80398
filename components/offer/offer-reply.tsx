import { whose } from '@/components/quote/sheet-title'
import { CopyButton } from '@/components/ui/copy-button'
import { takeFocus } from '@/components/ui/focus'
import { SpriteIcon } from '@/components/ui/icon'
import { ACT } from '@/components/ui/links'
import { formatDay } from '@/lib/config/dates'
import { site } from '@/lib/content/facts/site'
import { offerReply, offerPage as texts } from '@/lib/content/offer'
import { type Offer, sumOfAll } from '@/lib/offer/offer'
import {
  type Chosen,
  choicesIn,
  filmNames,
  type PriceText,
  priceIn,
  reachOf,
  type ShopFacts,
  totalText,
} from '@/lib/offer/shown'
import { writeSharedQuote } from '@/lib/quote/shared-quote'
import { chatLink, mailLink } from '@/lib/url/mail-link'
import { telephoneLink, whatsAppLink } from '@/lib/url/telephone-link'
import styles from './offer.module.scss'

/** What is sent back, and the link that starts it in an app; `null` if it has no room there. */
export type Message = { text: string; app: 'email' | 'whatsApp'; href: string | null }

type ActionsProps = {
  offer: Offer
  link: string
  vehicles: readonly Chosen[]
  /** Whether its last day is over. */
  isEnded: boolean
  shops: readonly ShopFacts[]
  onReady: (message: Message) => void
}

/** The ways to answer the offer, or to ask for another one. */
export function Actions({ offer, link, vehicles, isEnded, shops, onReady }: ActionsProps) {
  const price: PriceText = (amount) => priceIn(amount, offer.currency)
  const all = sumOfAll(vehicles.map(({ sum }) => sum))
  const names = vehicles.map(({ group, films }) =>
    texts.chosenWith(whose(group, true), choicesIn(group, films)),
  )
  const items = vehicles.map(({ sum }, i) => offerReply.item(names[i] ?? '', totalText(sum, price)))
  const cards = offer.list.lines.map(({ quantity, name }) => `${quantity} × ${name}`)
  const withCards = cards.length > 0 ? ` ${offerReply.cards(cards)}` : ''
  const made = formatDay(offer.made)
  const { whatsapp } = reachOf(offer.shop, shops)
  const left = all.left.length > 0 ? ` ${texts.onInspectionToo(filmNames(all.left))}` : ''
  if (isEnded)
    return (
      <Channels
        isMain
        labels={texts.askAgain}
        whatsapp={whatsapp}
        subject={offerReply.askAgainSubject(offer.shop)}
        // The shop answers a list, not an offer.
        text={`${offerReply.askAgain(made, names)}${withCards}\n\n${listLink(offer) ?? link}`}
        onReady={onReady}
      />
    )
  return (
    <div className="stack gap-2">
      <Channels
        isMain
        labels={texts.accept}
        whatsapp={whatsapp}
        subject={offerReply.acceptSubject(offer.shop)}
        text={`${offerReply.accept(made, items, totalText(all, price))}${left}${withCards}\n\n${link}`}
        onReady={onReady}
      />
      <Channels
        labels={texts.ask}
        whatsapp={whatsapp}
        subject={offerReply.askSubject(offer.shop)}
        text={`${offerReply.ask(made, items)}\n\n${link}`}
        onReady={onReady}
      />
      <p className="mt-1 text-body-secondary fs-sm">
        {texts.honest} <span className="d-print-none">{texts.accepting}</span>
      </p>
    </div>
  )
}

function listLink({ list }: Offer): string | null {
  const { href, origin, pathname } = window.location
  const fragment = writeSharedQuote(list, href)
  return fragment && origin + pathname + fragment
}

type ChannelsProps = {
  isMain?: boolean
  labels: { email: string; whatsApp: string }
  /** The shop's number there, if it has one. */
  whatsapp: string
  subject: string
  text: string
  onReady: (message: Message) => void
}

/** Opens the visitor's email app, or WhatsApp if the shop has a number there, unless the message has no room in a link. */
function Channels({ isMain = false, labels, whatsapp, subject, text, onReady }: ChannelsProps) {
  function start(app: Message['app'], href: string | null) {
    if (href) window.location.assign(href)
    onReady({ text, app, href })
  }
  const openEmail = () => start('email', mailLink(site.email, { subject, lists: [text], written: '' }).href)
  const openWhatsApp = () => start('whatsApp', chatLink(whatsAppLink(whatsapp), [text]))
  return (
    <div className="d-flex flex-wrap gap-2">
      <button
        className={`btn flex-grow-1 px-2-half ${isMain ? 'btn-primary' : 'btn-line'}`}
        type="button"
        onClick={openEmail}
      >
        <SpriteIcon name="email" /> {labels.email}
      </button>
      {whatsapp && (
        <button className="btn btn-line flex-grow-1 px-2-half" type="button" onClick={openWhatsApp}>
          <SpriteIcon name="whatsapp" /> {labels.whatsApp}
        </button>
      )}
    </div>
  )
}

type ReadyProps = { message: Message; offer: Offer; shops: readonly ShopFacts[] }

/** In place of the buttons. Nobody can know whether the message was sent. */
export function Ready({ message: { text, app, href }, offer, shops }: ReadyProps) {
  const { phone, whatsapp } = reachOf(offer.shop, shops)
  const chat = whatsapp ? chatLink(whatsAppLink(whatsapp), [text]) : null
  return (
    <div className="stack gap-2-half">
      <h3
        className={`d-flex gap-2 align-items-center m-0 fs-lg ${styles.ready}`}
        tabIndex={-1}
        ref={takeFocus}
      >
        <SpriteIcon name="within" />
        {texts.ready}
      </h3>
      <p className={`${styles.note} ${styles.message} m-0 px-3 py-2-half rounded-3 fs-sm`}>{text}</p>
      <p className="m-0 text-body-secondary fs-sm">
        <bdi>{href ? texts.inApp[app](offer.shop) : texts.tooLong}</bdi>
      </p>
      <div className="d-flex flex-wrap column-gap-3 align-items-center">
        <CopyButton className={ACT} text={text} label={texts.copy} />
        {chat && (
          <a className={ACT} href={chat}>
            {texts.whatsApp}
          </a>
        )}
        <a className={ACT} href={telephoneLink(phone)}>
          {texts.call(phone)}
        </a>
      </div>
    </div>
  )
}
