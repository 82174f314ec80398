import { useId, useMemo, useState } from 'react'
import { whose } from '@/components/quote/sheet-title'
import { SheetFilm, VehicleSheet } from '@/components/quote/vehicle-sheet'
import { SpriteIcon } from '@/components/ui/icon'
import { announce } from '@/lib/announcements/announcements'
import { onMinute, useBrowserValue, useStoredValue } from '@/lib/browser/use-browser-value'
import { itemCount, totalOf } from '@/lib/cart/cart'
import { formatDay, localDay } from '@/lib/config/dates'
import { offerPage as texts } from '@/lib/content/offer'
import { capitalized, withUnits } from '@/lib/content/words'
import { describeLine } from '@/lib/films/describe-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { unitsStore } from '@/lib/films/units'
import { type Offer, readOffer, sumOfAll, sumOfChosen } from '@/lib/offer/offer'
import {
  type Chosen,
  choicesIn,
  currencyName,
  daysAway,
  type PriceText,
  priceIn,
  restOf,
  setName,
  shopDay,
  totalText,
} from '@/lib/offer/shown'
import { groupFilms, setsOf } from '@/lib/quote/groups'
import { LinkedHead, type PartProps, UnopenedLink } from './linked-page'
import styles from './offer.module.scss'
import { Actions, type Message, Ready } from './offer-reply'

/** The offer of a link, in place of the page; below a damaged one the page stays as it is. */
export function OfferView({ fragment, languages, shops, children }: PartProps) {
  const reading = useMemo(() => readOffer(fragment, window.location.href, localDay()), [fragment])
  if ('problem' in reading)
    return <UnopenedLink problem={texts.problems[reading.problem]}>{children}</UnopenedLink>
  return <OfferPage key={fragment} {...reading} fragment={fragment} languages={languages} shops={shops} />
}

type PageProps = Omit<PartProps, 'children'> & { offer: Offer }

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
    const name = setName(setsOf(choice)[set] ?? [])
    announce('offer', () =>
      texts.nowChosen(name, totalText(sumOfAll(chosenWith(next).map(({ sum }) => sum)), priceOf)),
    )
  }
  return (
    <>
      <LinkedHead title={texts.title(offer.shop)} languages={languages}>
        {isEnded
          ? texts.ended(formatDay(offer.until))
          : texts.validUntil(formatDay(offer.until), daysAway(offer.until, today))}{' '}
        {texts.prices(currencyName(offer.currency), offer.tax)}
      </LinkedHead>
      <div className={`gap-3-half align-items-start cols-lg-7-5 ${styles.columns}`}>
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
            {isEnded && (
              <>
                <h3 className={`d-flex gap-2 align-items-center m-0 fs-lg ${styles.ended}`}>
                  <SpriteIcon name="clock" />
                  {texts.ended(formatDay(offer.until))}
                </h3>
                <p className="m-0 text-body-secondary fs-sm">{texts.mayHaveChanged}</p>
              </>
            )}
            {message ? (
              <Ready message={message} offer={offer} shops={shops} />
            ) : (
              <Actions
                offer={offer}
                link={window.location.origin + window.location.pathname + fragment}
                vehicles={vehicles}
                isEnded={isEnded}
                shops={shops}
                onReady={setMessage}
              />
            )}
          </section>
        </div>
      </div>
    </>
  )
}

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
  const priceText = (own: readonly FilmUrl[]) =>
    offer.wholes.some((whole) => own.every((film) => whole.films.includes(film)))
      ? texts.inTotal
      : totalText(sumOfChosen(own, { ...offer, wholes: [] }), priceOf)
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
            <legend className="m-0 pt-2-half fs-sm fw-semibold">
              {texts.choose} <span className="d-print-none">{texts.updates}</span>
            </legend>
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
