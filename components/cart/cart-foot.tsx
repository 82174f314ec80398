import { ShareButton } from '@/components/quote/share-button'
import { IntentLink } from '@/components/ui/intent-link'
import { type CartLine, totalOf } from '@/lib/cart/cart-lines'
import { formatPrice } from '@/lib/config/price'
import { cartFoot as texts } from '@/lib/content/cart/drawer'

type Props = { lines: readonly CartLine[]; hasFilms: boolean; onEmpty: () => void }

export function CartFoot({ lines, hasFilms, onEmpty }: Props) {
  return (
    <>
      {lines.length > 0 && (
        <div className="d-flex gap-3 justify-content-between fw-semibold fs-lg">
          <span>{hasFilms ? texts.totalWithoutFilms : texts.total}</span>
          <span className="numeric">{formatPrice(totalOf(lines))}</span>
        </div>
      )}
      <p>{texts.noCheckout}</p>
      <IntentLink className="btn btn-primary btn-lg" href="/contact">
        {texts.askForQuote}
      </IntentLink>
      <div className="d-flex flex-wrap gap-2">
        <ShareButton />
        <button
          className="btn btn-line flex-grow-1 flex-shrink-0 text-nowrap"
          type="button"
          onClick={onEmpty}
        >
          {texts.empty}
        </button>
      </div>
    </>
  )
}
