import { type ReactNode, useId, useMemo, useState } from 'react'
import { whose } from '@/components/quote/sheet-title'
import { SheetFilm, VehicleSheet } from '@/components/quote/vehicle-sheet'
import { CopyButton } from '@/components/ui/copy-button'
import { takeFocus } from '@/components/ui/focus'
import { SpriteIcon } from '@/components/ui/icon'
import { ACT } from '@/components/ui/links'
import { announce } from '@/lib/announcements/announcements'
import { onMinute, useBrowserValue, useStoredValue } from '@/lib/browser/use-browser-value'
import { itemCount, totalOf } from '@/lib/cart/cart'
import { formatDay } from '@/lib/config/dates'
import { site } from '@/lib/content/facts/site'
import { offerReply, offerPage as texts } from '@/lib/content/offer'
import { capitalized, withUnits } from '@/lib/content/words'
import { describeLine } from '@/lib/films/describe-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { unitsStore } from '@/lib/films/units'
import { type Offer, type OfferSum, readOffer, sumOfAll, sumOfChosen } from '@/lib/offer/offer'
import {
  choicesIn,
  currencyName,
  daysAway,
  namesOf,
  priceIn,
  type ShopFacts,
  setName,
  shopDay,
} from '@/lib/offer/shown'
import { type FilmGroup, groupFilms, setsOf } from '@/lib/quote/groups'
import { writeSharedQuote } from '@/lib/quote/shared-quote'
import { encodeText, mailLink } from '@/lib/url/mail-link'
import styles from './offer.module.scss'

type Props = {
  fragment: string
  /** Links to this page in the other languages, which keep the fragment. */
  languages: ReactNode
  shops: readonly ShopFacts[]
  /** The page without the offer. */
  children: ReactNode
}

/** The offer of a link, in place of the page; below a damaged one the page stays as it is. */
export function OfferView({ fragment, languages, shops, children }: Props) {
  const reading = useMemo(() => readOffer(fragment, window.location.href, shopDay('', [])), [fragment])
  if ('problem' in reading)
    return (
      <>
        <div className="alert alert-danger mb-3-half" role="alert">
          <p>{texts.problems[reading.problem]}</p>
        </div>
        {children}
      </>
    )
  return <OfferPage key={fragment} {...reading} fragment={fragment} languages={languages} shops={shops} />
}

type PageProps = Omit<Props, 'children'> & { offer: Offer }

/** What is chosen on a vehicle, and what that costs. */
type Chosen = { group: FilmGroup; films: readonly FilmUrl[]; sum: OfferSum }

function OfferPage({ offer, fragment, languages, shops }: PageProps) {
  const id = useId()
  const [sets, setSets] = useState<Readonly<Record<string, number>>>({})
  const [message, setMessage] = useState<Message | null>(null)
  const today = useBrowserValue(() => shopDay(offer.shop, shops), onMinute) ?? offer.made
  // Renders again when the units change.
  useStoredValue(unitsStore)
  const isEnded = today > offer.until
  const chosenWith = (picked: typeof sets): readonly Chosen[] =>
    groupFilms(offer.list.films).map((group) => {
      const films = group.choices.flatMap((choice) => setsOf(choice)[picked[choice.join()] ?? 0] ?? [])
      return { group, films, sum: sumOfChosen(films, offer) }
    })
  const vehicles = chosenWith(sets)
  const priceOf = (amount: number) => {
    const price = priceIn(amount, offer.currency)
    return isEnded ? texts.was(price) : price
  }

  function choose(choice: readonly FilmUrl[], set: number) {
    const next = { ...sets, [choice.join()]: set }
    setSets(next)
    setMessage(null)
    const names = setName(setsOf(choice)[set] ?? [])
    announce('offer', () =>
      texts.nowChosen([names], totalText(sumOfAll(chosenWith(next).map(({ sum }) => sum)), priceOf)),
    )
  }
  return (
    <>
      <div className={`page-head ${styles.head}`}>
        <div className="d-flex flex-wrap column-gap-3 justify-content-between align-items-center">
          <h1 tabIndex={-1}>
            <bdi>{texts.title(offer.shop)}</bdi>
          </h1>
          <p className="d-flex gap-3 m-0">{languages}</p>
        </div>
        <p className="lead">
          {isEnded
            ? texts.ended(formatDay(offer.until))
            : texts.validUntil(formatDay(offer.until), daysAway(offer.until, today))}{' '}
          {texts.prices(currencyName(offer.currency), offer.tax)}
        </p>
      </div>
      <div className={`d-grid gap-3-half align-items-start cols-lg-7-5 ${styles.columns}`}>
        <section aria-labelledby={`${id}-films`}>
          <h2 className="visually-hidden" id={`${id}-films`}>
            {texts.films}
          </h2>
          {vehicles.map((each, i) => (
            <OfferedVehicle
              key={each.group.choices.join()}
              id={`${id}-${i}`}
              {...each}
              offer={offer}
              priceOf={priceOf}
              isEnded={isEnded}
              onChoose={choose}
            />
          ))}
        </section>
        <div className={styles.side}>
          <section className="sheet-card padded stack gap-3" aria-labelledby={`${id}-total`}>
            <Total id={`${id}-total`} offer={offer} vehicles={vehicles} priceOf={priceOf} />
            {offer.note && (
              <figure className={`${styles.note} m-0 px-3 py-2-half rounded-3`}>
                <blockquote className="m-0">
                  <bdi>{texts.quoted(offer.note)}</bdi>
                </blockquote>
                <figcaption className="text-body-secondary fs-sm">
                  <bdi>{offer.shop}</bdi>
                </figcaption>
              </figure>
            )}
            {isEnded ? (
              <>
                <h3 className={`d-flex gap-2 align-items-center m-0 fs-lg ${styles.ended}`}>
                  <SpriteIcon name="clock" />
                  {texts.ended(formatDay(offer.until))}
                </h3>
                <p className="m-0 text-body-secondary fs-sm">{texts.mayHaveChanged}</p>
                <a
                  className="btn btn-primary"
                  href={writeSharedQuote(offer.list, window.location.href) ?? '#'}
                >
                  {texts.askAgain}
                </a>
              </>
            ) : message ? (
              <Ready message={message} offer={offer} shops={shops} />
            ) : (
              <Actions
                offer={offer}
                link={window.location.origin + window.location.pathname + fragment}
                vehicles={vehicles}
                onReady={setMessage}
              />
            )}
          </section>
        </div>
      </div>
    </>
  )
}

type PriceText = (amount: number) => string

const totalText = ({ amount }: OfferSum, priceOf: PriceText) =>
  amount === null ? texts.onInspection : priceOf(amount)

type VehicleProps = Chosen & {
  id: string
  offer: Offer
  priceOf: PriceText
  isEnded: boolean
  onChoose: (choice: readonly FilmUrl[], set: number) => void
}

/** A vehicle with a price for each film; where there is a choice, with one for each set that fits together. */
function OfferedVehicle({ id, group, films, sum, offer, priceOf, isEnded, onChoose }: VehicleProps) {
  const isWhole = offer.wholes.some((whole) =>
    whole.films.some((film) => group.choices.flat().includes(film)),
  )
  const priceText = (own: readonly FilmUrl[]) => {
    const { amount } = sumOfChosen(own, { ...offer, wholes: [] })
    if (isWhole) return texts.inTotal
    return amount === null ? texts.onInspection : priceOf(amount)
  }
  return (
    <VehicleSheet
      id={id}
      group={group}
      drawn={{ ...group, choices: films.map((film) => [film]) }}
      isOwn
      sum={
        (films.length > 1 || isWhole) && (
          <div className={`pt-2-half ${styles.sum}`}>
            <p className="d-flex flex-wrap column-gap-3 align-items-baseline justify-content-between m-0 fw-semibold">
              <bdi>{texts.chosenWith(capitalized(whose(group, true)), choicesIn(group, films))}</bdi>
              <span className={`numeric fs-lg ${isEnded ? styles.was : ''}`}>{totalText(sum, priceOf)}</span>
            </p>
            <p className="m-0 text-body-secondary fs-sm">{restOf(sum)}</p>
          </div>
        )
      }
    >
      {group.choices.map((choice) => {
        const sets = setsOf(choice)
        const [first] = choice
        if (sets.length === 1 && first)
          return (
            <ul className="list-unstyled m-0" key={choice.join()}>
              {choice.map((film) => (
                <SheetFilm
                  key={film}
                  line={film}
                  price={<Price text={priceText([film])} isEnded={isEnded} />}
                />
              ))}
            </ul>
          )
        return (
          <fieldset className={`my-2-half px-3 rounded-3 ${styles.choice}`} key={choice.join()}>
            <legend className="m-0 pt-2-half fs-sm fw-semibold">{texts.choose}</legend>
            {sets.map((set, i) => (
              <label className={styles.option} key={set.join()}>
                <input
                  className="form-check-input"
                  type="radio"
                  name={`${id}-${choice.join()}`}
                  checked={set.every((film) => films.includes(film))}
                  disabled={isEnded}
                  onChange={() => onChoose(choice, i)}
                />
                <b>
                  <bdi>{withUnits(setName(set))}</bdi>
                </b>
                <Price text={priceText(set)} isEnded={isEnded} />
                <span className="text-body-secondary fs-sm numeric">
                  {withUnits(set.map((film) => describeLine(film)?.text ?? '').join(' '))}{' '}
                  {!isWhole && restOf(sumOfChosen(set, offer), true)}
                </span>
              </label>
            ))}
          </fieldset>
        )
      })}
    </VehicleSheet>
  )
}

const Price = ({ text, isEnded }: { text: string; isEnded: boolean }) => (
  <span className={`numeric ${isEnded || text === texts.onInspection ? styles.was : ''}`}>{text}</span>
)

/** What a sum leaves out; a short one says nothing of a whole or an empty one. */
function restOf({ priced, count, left }: OfferSum, isShort = false): string {
  if (isShort && (left.length === 0 || priced === 0)) return ''
  return [!isShort && texts.counted(priced, count), left.length > 0 && texts.onInspectionToo(namesOf(left))]
    .filter(Boolean)
    .join(' ')
}

type TotalProps = { id: string; offer: Offer; vehicles: readonly Chosen[]; priceOf: PriceText }

function Total({ id, offer, vehicles, priceOf }: TotalProps) {
  const all = sumOfAll(vehicles.map(({ sum }) => sum))
  const { lines } = offer.list
  return (
    <>
      <h2 className="h3 m-0" id={id}>
        <bdi>{texts.all(vehicles.flatMap(({ group, films }) => choicesIn(group, films)))}</bdi>
      </h2>
      <div className="numeric">
        {vehicles.map(({ group, sum }) => (
          <Row
            key={group.choices.join()}
            name={capitalized(whose(group, true))}
            price={totalText(sum, priceOf)}
          />
        ))}
        <p className={`d-flex justify-content-between mt-2 mb-0 pt-2 fs-xl fw-semibold ${styles.sum}`}>
          <span>{all.amount === null ? texts.noTotal : texts.total}</span>
          <span>{all.amount !== null && priceOf(all.amount)}</span>
        </p>
      </div>
      <p className="m-0 text-body-secondary fs-sm">{restOf(all)}</p>
      {lines.length > 0 && (
        <div className="pt-2 border-top numeric">
          <Row name={`${texts.cards}: ${itemCount(lines)}`} price={priceOf(totalOf(lines))} />
          <p className="m-0 text-body-secondary fs-sm">
            <bdi>{lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</bdi>.{' '}
            {texts.cardsApart}
          </p>
        </div>
      )}
    </>
  )
}

const Row = ({ name, price }: { name: string; price: string }) => (
  <p className="d-flex column-gap-3 justify-content-between m-0">
    <bdi>{name}</bdi>
    <span>{price}</span>
  </p>
)

/** What is sent back, and the link that starts an email with it; `null` if it has no room. */
type Message = { text: string; href: string | null }

type ActionsProps = {
  offer: Offer
  link: string
  vehicles: readonly Chosen[]
  onReady: (message: Message) => void
}

function Actions({ offer, link, vehicles, onReady }: ActionsProps) {
  const price: PriceText = (amount) => priceIn(amount, offer.currency)
  const all = sumOfAll(vehicles.map(({ sum }) => sum))
  const items = vehicles.map(({ group, films, sum }) =>
    offerReply.item(texts.chosenWith(whose(group, true), choicesIn(group, films)), totalText(sum, price)),
  )
  const cards = offer.list.lines.map(({ quantity, name }) => `${quantity} × ${name}`)
  const named = cards.length > 0 ? [...items, `${texts.cards}: ${cards.join(', ')}`] : items
  const made = formatDay(offer.made)
  const left = all.left.length > 0 ? ` ${texts.onInspectionToo(namesOf(all.left))}` : ''
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
function Ready({ message: { text, href }, offer, shops }: ReadyProps) {
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
        {site.whatsapp && (
          <a className={ACT} href={`https://wa.me/${site.whatsapp}?text=${encodeText(text)}`}>
            {texts.whatsApp}
          </a>
        )}
        <a className={ACT} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {texts.call(phone)}
        </a>
      </div>
    </div>
  )
}
