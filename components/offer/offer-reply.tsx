import type { ReactNode } from 'react'
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
  type ShopFacts,
  totalText,
} from '@/lib/offer/shown'
import { chatLink, mailLink } from '@/lib/url/mail-link'
import { telephoneLink } from '@/lib/url/telephone-link'
import styles from './offer.module.scss'

/** What is sent back, and the link that starts an email with it; `null` if it has no room. */
export type Message = { text: string; href: string | null }

type ActionsProps = {
  offer: Offer
  link: string
  vehicles: readonly Chosen[]
  onReady: (message: Message) => void
}

/** The ways to answer the offer. */
export function Actions({ offer, link, vehicles, onReady }: ActionsProps) {
  const price: PriceText = (amount) => priceIn(amount, offer.currency)
  const all = sumOfAll(vehicles.map(({ sum }) => sum))
  const items = vehicles.map(({ group, films, sum }) =>
    offerReply.item(texts.chosenWith(whose(group, true), choicesIn(group, films)), totalText(sum, price)),
  )
  const cards = offer.list.lines.map(({ quantity, name }) => `${quantity} × ${name}`)
  const named = cards.length > 0 ? [...items, `${texts.cards}: ${cards.join(', ')}`] : items
  const made = formatDay(offer.made)
  const left = all.left.length > 0 ? ` ${texts.onInspectionToo(filmNames(all.left))}` : ''
  const messageOf = (subject: string, words: string): Message => {
    const text = `${words}\n\n${link}`
    return { text, href: mailLink(site.email, { subject, lists: [text], written: '' }).href }
  }
  const accept = messageOf(
    offerReply.acceptSubject(offer.shop),
    offerReply.accept(made, named, totalText(all, price)) + left,
  )
  const ask = messageOf(offerReply.askSubject(offer.shop), offerReply.ask(made, items))
  return (
    <div className="stack gap-2">
      <MailButton className="btn btn-primary" message={accept} onReady={onReady}>
        <SpriteIcon name="email" /> {texts.accept}
      </MailButton>
      <MailButton className="btn btn-line" message={ask} onReady={onReady}>
        {texts.ask}
      </MailButton>
      <p className="mt-1 text-body-secondary fs-sm">{texts.honest}</p>
    </div>
  )
}

type MailButtonProps = {
  className: string
  message: Message
  onReady: (message: Message) => void
  children: ReactNode
}

/** Opens the visitor's email app, unless the message has no room in a link. */
const MailButton = ({ className, message, onReady, children }: MailButtonProps) => (
  <button
    className={className}
    type="button"
    onClick={() => {
      if (message.href) window.location.assign(message.href)
      onReady(message)
    }}
  >
    {children}
  </button>
)

type ReadyProps = { message: Message; offer: Offer; shops: readonly ShopFacts[] }

/** In place of the buttons. Nobody can know whether the message was sent. */
export function Ready({ message: { text, href }, offer, shops }: ReadyProps) {
  const chat = site.whatsapp ? chatLink(`https://wa.me/${site.whatsapp}`, [text]) : null
  const phone = shops.find(({ name }) => name === offer.shop)?.phone ?? site.phone
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
        <bdi>{href ? texts.inMail(offer.shop) : texts.tooLong}</bdi>
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
