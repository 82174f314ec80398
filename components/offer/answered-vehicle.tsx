import type { ReactNode } from 'react'
import { formatRange } from '@/components/prices/line-price'
import { choiceName, whose } from '@/components/quote/sheet-title'
import { SheetFilm, VehicleSheet } from '@/components/quote/vehicle-sheet'
import { ACT } from '@/components/ui/links'
import { announce } from '@/lib/announcements/announcements'
import { offerPage, answerPage as texts } from '@/lib/content/offer'
import { linePrice } from '@/lib/content/prices'
import { capitalized } from '@/lib/content/words'
import { readLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { type AnsweredGroup, type PriceField, readPrice } from '@/lib/offer/answer'
import { type Offer, sumOfChosen } from '@/lib/offer/offer'
import { choicesIn, type PriceText, priceIn, restOf, setName, totalText } from '@/lib/offer/shown'
import { currencyText, isOwnWriting } from '@/lib/parsing/numbers'
import { priceOf } from '@/lib/prices/line-prices'
import { usePrices } from '@/lib/prices/use-prices'
import type { Typed } from '@/lib/storage/visit-drafts'
import styles from './offer.module.scss'

type VehicleProps = {
  id: string
  answered: AnsweredGroup
  offer: Offer
  typed: Typed
  onType: (change: Typed) => void
}

/** A vehicle of the list, with a field for the price of each film, or for the whole vehicle. */
export function AnsweredVehicle({ id, answered, offer, typed, onType }: VehicleProps) {
  const { group, ways, wholeName, isWhole, fields } = answered
  const films = group.choices.flat()
  const what = whose(group, false)
  const price: PriceText = (amount) => priceIn(amount, offer.currency)
  const sums = ways.map((way) => ({ names: choicesIn(group, way), ...sumOfChosen(way, offer) }))
  const sayTogether = () =>
    announce('answer', () =>
      sums
        .flatMap(({ names, amount }) =>
          amount === null ? [] : [`${names.length > 0 ? texts.with(names) : texts.sum}: ${price(amount)}`],
        )
        .join('. '),
    )
  const propsOf = (field: PriceField) => ({
    id: `${id}-${field.name.replaceAll(' ', '-')}`,
    text: typed[field.name] ?? '',
    currency: offer.currency,
  })
  const fieldOf = (field: PriceField, label: string) => (
    <PriceInput
      {...propsOf(field)}
      label={label}
      onType={(text) => onType({ [field.name]: text })}
      onLeave={sayTogether}
    />
  )
  const filmOf = (film: FilmUrl) => {
    const field = isWhole ? undefined : fields.find(({ films: [own] }) => own === film)
    if (!field)
      return (
        <SheetFilm
          key={film}
          line={film}
          price={<span className={styles.was}>{offerPage.inTotal}</span>}
          note={<Published film={film} />}
        />
      )
    return (
      <SheetFilm
        key={film}
        line={film}
        price={fieldOf(field, texts.price(setName([film])))}
        note={
          <PriceNote {...propsOf(field)}>
            <Published film={film} />
          </PriceNote>
        }
      />
    )
  }
  return (
    <VehicleSheet
      id={id}
      group={group}
      isOwn={false}
      isSmall
      sum={
        films.length > 1 && (
          <div className={`stack pt-2-half ${styles.sum}`}>
            {isWhole
              ? fields.map((field) => {
                  const name = offerPage.chosenWith(what, choicesIn(group, field.films))
                  return (
                    <div
                      className="d-flex gap-3 align-items-center justify-content-between pb-2"
                      key={field.name}
                    >
                      <b>
                        <bdi>{capitalized(name)}</bdi>
                      </b>
                      <span>
                        {fieldOf(field, texts.wholePrice(name))}
                        <PriceNote {...propsOf(field)} />
                      </span>
                    </div>
                  )
                })
              : sums.map(({ names, ...sum }) => (
                  <p className="d-flex column-gap-3 justify-content-between fw-semibold" key={names.join()}>
                    <bdi>{names.length > 0 ? texts.with(names) : texts.sum}</bdi>
                    <span className="numeric">{totalText(sum, price)}</span>
                  </p>
                ))}
            {!isWhole && sums[0] && sums[0].amount !== null && (
              <p className="m-0 text-body-secondary fs-sm">{restOf(sums[0])}</p>
            )}
            {ways.length > 0 && (
              <p>
                <button
                  className={ACT}
                  type="button"
                  onClick={() => onType({ [wholeName]: isWhole ? '' : 'yes' })}
                >
                  {isWhole ? texts.eachInstead : texts.oneInstead(what)}
                </button>
              </p>
            )}
          </div>
        )
      }
    >
      {group.choices.map((choice) =>
        choice.length > 1 ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would name each of its fields once more
          <div
            className={`my-2-half px-3 rounded-3 ${styles.choice}`}
            role="group"
            aria-label={choiceName(choice)}
            key={choice.join()}
          >
            <p className="m-0 pt-2-half fs-sm fw-semibold">{texts.either}</p>
            <ul className="list-unstyled m-0">{choice.map(filmOf)}</ul>
          </div>
        ) : (
          <ul className="list-unstyled m-0" key={choice.join()}>
            {choice.map(filmOf)}
          </ul>
        ),
      )}
    </VehicleSheet>
  )
}

/** What the shop's file has for a film. */
function Published({ film }: { film: FilmUrl }) {
  const prices = usePrices()
  const line = readLine(film)
  if (!prices || !line) return null
  const price = priceOf(line, prices)
  return price ? texts.published(formatRange(price.range, linePrice.short)) : texts.notPublished
}

type PriceInputProps = {
  id: string
  label: string
  text: string
  currency: string
  onType: (text: string) => void
  onLeave: () => void
}

function PriceInput({ id, label, text, currency, onType, onLeave }: PriceInputProps) {
  return (
    <span className={`position-relative ${styles.field}`}>
      <span className={styles.sign} aria-hidden="true">
        {currencyText(currency, 'narrowSymbol')}
      </span>
      <input
        className="form-control"
        id={id}
        aria-label={label}
        aria-describedby={`${id}-note`}
        aria-invalid={readPrice(text, currency) === undefined || undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        placeholder={offerPage.onInspection}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
      />
    </span>
  )
}

type PriceNoteProps = { id: string; text: string; currency: string; children?: ReactNode }

/** How a price is read, that it cannot be read, or that an empty one is left to an inspection. */
function PriceNote({ id, text, currency, children }: PriceNoteProps) {
  const price = readPrice(text, currency)
  if (price === undefined)
    return (
      <p className="problem" id={`${id}-note`}>
        {texts.notAPrice}
      </p>
    )
  const isRead = price !== null && !isOwnWriting(text)
  return (
    <p className="m-0 text-body-secondary fs-sm" id={`${id}-note`}>
      {children} {price === null ? texts.leftOpen : isRead && texts.readAs(priceIn(price, currency))}
    </p>
  )
}
