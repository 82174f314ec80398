import { useId, useMemo, useRef, useState } from 'react'
import { type OwnList, openList } from '@/components/quote/list-texts'
import { whose } from '@/components/quote/sheet-title'
import { ChoiceField } from '@/components/ui/choice-field'
import { CopyButton } from '@/components/ui/copy-button'
import { focusAfter, takeFocus } from '@/components/ui/focus'
import { AreaField, InputField } from '@/components/ui/form'
import { SpriteIcon } from '@/components/ui/icon'
import { onMinute, useBrowserValue, useStoredValue } from '@/lib/browser/use-browser-value'
import { formatDay } from '@/lib/config/dates'
import { shopCurrency } from '@/lib/config/price'
import { pathOf } from '@/lib/config/site-url'
import type { Units } from '@/lib/config/units'
import { site } from '@/lib/content/facts/site'
import { offerPage, answerPage as texts } from '@/lib/content/offer'
import { capitalized, formatNumber } from '@/lib/content/words'
import {
  type AnsweredGroup,
  answeredGroups,
  answersStore,
  composeOffer,
  readPrice,
  termsOf,
  typeAnswer,
} from '@/lib/offer/answer'
import {
  lastDayFrom,
  NOTE_LIMIT,
  type Offer,
  type OfferSum,
  sumOfAll,
  sumOfChosen,
  taxes,
  writeOffer,
} from '@/lib/offer/offer'
import {
  choicesIn,
  currencyChoices,
  currencyName,
  filmNames,
  priceIn,
  type ShopFacts,
  shopDay,
  totalText,
} from '@/lib/offer/shown'
import { checksumOf } from '@/lib/parsing/record'
import { usePrices } from '@/lib/prices/use-prices'
import { MAX_SAFE_LINK } from '@/lib/quote/link-text'
import type { Typed } from '@/lib/storage/visit-drafts'
import { chatLink, mailLink } from '@/lib/url/mail-link'
import { whatsAppLink } from '@/lib/url/telephone-link'
import { AnsweredVehicle } from './answered-vehicle'
import { LinkedHead, type PartProps, UnopenedLink } from './linked-page'
import styles from './offer.module.scss'

/** Where the shop prices an opened list, in place of the page; below a damaged list the page stays as it is. */
export function AnswerView({ fragment, languages, shops, children }: PartProps) {
  const reading = useMemo(() => openList(fragment), [fragment])
  if ('problem' in reading) return <UnopenedLink problem={reading.problem}>{children}</UnopenedLink>
  return (
    <>
      <LinkedHead title={texts.heading} languages={languages} titleRef={takeFocus}>
        {texts.lead}
      </LinkedHead>
      <Answer id={checksumOf(fragment)} {...reading} shops={shops} />
    </>
  )
}

type AnswerProps = { id: string; list: OwnList; units: Units | undefined; shops: readonly ShopFacts[] }

function Answer({ id, list, units, shops }: AnswerProps) {
  const field = useId()
  const form = useRef<HTMLDivElement>(null)
  const typed = useStoredValue(answersStore)?.[id] ?? {}
  const tax = usePrices()?.tax ?? 'none'
  const [usualShop = site.name] = shops.map(({ name }) => name)
  const [problem, setProblem] = useState('')
  const [currencies] = useState(currencyChoices)
  // A draft may name a place that the facts no longer have.
  const shop =
    shops.length > 0
      ? (shops.find(({ name }) => name === typed.shop)?.name ?? usualShop)
      : (typed.shop ?? usualShop)
  const today = useBrowserValue(() => shopDay(shop, shops), onMinute) ?? ''
  // The facts name the currency of the shop.
  const own = shops.length > 0 ? { ...typed, shop, currency: '' } : typed
  const terms = termsOf(own, today, { shop: usualShop, currency: shopCurrency, tax })
  const groups = answeredGroups(list.films, typed)
  const offer = composeOffer({ ...list, units }, groups, typed, terms, today)
  const isWrong = groups.some(({ fields }) =>
    fields.some(({ name }) => readPrice(typed[name], terms.currency) === undefined),
  )
  const fragment = isWrong ? null : writeOffer(offer, window.location.href)
  const link = fragment && window.location.origin + pathOf('/contact') + fragment

  const type = (change: Typed) => {
    setProblem('')
    typeAnswer(id, change)
  }
  /** Shows the problem, and focuses the field that has it. */
  function refuse(words: string) {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    focusAfter(
      () => setProblem(words),
      () => find('[aria-invalid="true"]') ?? find('input'),
    )
  }
  const hasPrices = offer.prices.size + offer.wholes.length > 0
  const missing = isWrong
    ? texts.notAPrice
    : !hasPrices
      ? texts.needsPrice
      : !terms.hasUntil
        ? texts.wrongUntil(formatDay(lastDayFrom(today)))
        : offer.shop
          ? texts.tooLong
          : texts.needsShop
  const message = `${texts.message(offer.shop, formatDay(offer.until))}\n${link}`

  function send(href: string | null) {
    if (!link) refuse(missing)
    else if (href) window.location.assign(href)
    else setProblem(texts.tooLongForApp)
  }
  const openWhatsApp = () => send(chatLink(whatsAppLink(), [message]))
  const openEmail = () =>
    send(mailLink('', { subject: texts.subject(offer.shop), lists: [message], written: '' }).href)

  return (
    <div className="d-grid gap-3-half align-items-start cols-lg-7-5" ref={form}>
      <section aria-labelledby={`${field}-films`}>
        <h2 className="visually-hidden" id={`${field}-films`}>
          {texts.films}
        </h2>
        {groups.map((answered, i) => (
          <AnsweredVehicle
            key={answered.wholeName}
            id={`${field}-${i}`}
            answered={answered}
            offer={offer}
            typed={typed}
            onType={type}
          />
        ))}
      </section>
      <div className={styles.side}>
        <section className="sheet-card padded stack gap-3" aria-labelledby={`${field}-answer`}>
          <h2 className="h3" id={`${field}-answer`}>
            {texts.yours}
          </h2>
          <div className="d-grid gap-3 cols-1 cols-sm-2">
            <ShopField id={`${field}-shop`} shop={shop} shops={shops} onType={type} />
            <InputField
              id={`${field}-until`}
              name="until"
              label={texts.until}
              missing={texts.wrongUntil(formatDay(lastDayFrom(today || offer.made)))}
              problem={terms.hasUntil ? undefined : texts.wrongUntil(formatDay(lastDayFrom(today)))}
              type="date"
              min={today}
              max={today && lastDayFrom(today)}
              value={terms.until}
              onChange={({ target }) => type({ until: target.value })}
            />
          </div>
          {shops.length === 0 && (
            <ChoiceField
              id={`${field}-currency`}
              name="currency"
              label={texts.currency}
              choices={currencies}
              value={terms.currency}
              onChange={(currency) => type({ currency })}
            />
          )}
          <ChoiceField
            id={`${field}-tax`}
            name="tax"
            label={texts.pricesAre}
            choices={taxes.map((each) => ({
              value: each,
              label: texts.taxes(currencyName(terms.currency), each),
            }))}
            value={terms.tax}
            onChange={(chosen) => type({ tax: chosen })}
          />
          <AreaField
            id={`${field}-note`}
            name="note"
            label={texts.note}
            hint={texts.noteLimit(NOTE_LIMIT - Array.from(terms.note).length)}
            rows={3}
            maxLength={NOTE_LIMIT}
            value={terms.note}
            onChange={({ target }) => type({ note: target.value })}
          />
          {link && (
            <p className="fs-sm">
              {(link.length > MAX_SAFE_LINK ? texts.long : texts.length)(formatNumber(link.length))}
            </p>
          )}
          <Preview offer={offer} groups={groups} hasUntil={terms.hasUntil} />
          {problem && (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
          <div className="stack gap-2">
            {link ? (
              <CopyButton className="btn btn-primary" text={link} label={texts.copy} />
            ) : (
              <button className="btn btn-primary" type="button" onClick={() => refuse(missing)}>
                {texts.copy}
              </button>
            )}
            <div className="d-flex flex-wrap gap-2">
              <button className="btn btn-line flex-grow-1" type="button" onClick={openWhatsApp}>
                <SpriteIcon name="whatsapp" /> {texts.whatsApp}
              </button>
              <button className="btn btn-line flex-grow-1" type="button" onClick={openEmail}>
                <SpriteIcon name="email" /> {texts.email}
              </button>
            </div>
          </div>
        </section>
      </div>
    </div>
  )
}

type ShopFieldProps = {
  id: string
  shop: string
  shops: readonly ShopFacts[]
  onType: (change: Typed) => void
}

/** One of the shop's places, or a name if the facts have none. */
function ShopField({ id, shop, shops, onType }: ShopFieldProps) {
  const own = { id, name: 'shop', label: texts.shop, value: shop }
  return shops.length > 0 ? (
    <ChoiceField
      {...own}
      choices={shops.map(({ name }) => name)}
      onChange={(name) => onType({ shop: name })}
    />
  ) : (
    <InputField
      {...own}
      missing={texts.needsShop}
      problem={shop.trim() ? undefined : texts.needsShop}
      maxLength={200}
      onChange={({ target }) => onType({ shop: target.value })}
    />
  )
}

type PreviewProps = { offer: Offer; groups: readonly AnsweredGroup[]; hasUntil: boolean }

/** The head of the offer and its total, for the first of each choice. */
function Preview({ offer, groups, hasUntil }: PreviewProps) {
  const vehicles = groups.map(({ group, ways: [films = []] }) => ({
    name: offerPage.chosenWith(capitalized(whose(group, true)), choicesIn(group, films)),
    sum: sumOfChosen(films, offer),
  }))
  const all = sumOfAll(vehicles.map(({ sum }) => sum))
  const shown = (sum: OfferSum) => totalText(sum, (amount) => priceIn(amount, offer.currency))
  return (
    <div aria-hidden="true">
      <p className="mb-2 fs-sm fw-semibold">{texts.preview}</p>
      <div className={`stack gap-2 p-3 rounded-3 fs-sm numeric ${styles.note}`}>
        <b>{offerPage.title(offer.shop)}</b>
        {hasUntil && (
          <span className="text-body-secondary">{offerPage.validUntil(formatDay(offer.until), '')}</span>
        )}
        {vehicles.map(({ name, sum }) => (
          <p className="d-flex column-gap-3 justify-content-between" key={name}>
            <bdi>{name}</bdi> <b>{shown(sum)}</b>
          </p>
        ))}
        <p className={`d-flex column-gap-3 justify-content-between pt-2 ${styles.sum}`}>
          <b>{offerPage.all([])}</b> <b>{shown(all)}</b>
        </p>
        {all.left.length > 0 && offerPage.onInspectionToo(filmNames(all.left))}
      </div>
    </div>
  )
}
