import { LineItem } from '@/components/ui/line-item'
import { QuantityField } from '@/components/ui/quantity-field'
import { type CartLine, keyOf } from '@/lib/cart/cart-lines'
import { changeQuantity } from '@/lib/cart/cart-store'
import { formatPrice } from '@/lib/config/price'

export function CartLineItem({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
  const { name, image, price, quantity } = line

  return (
    <LineItem name={name} image={image} price={price * quantity} onRemove={onRemove}>
      <p className="numeric">
        {quantity} × {formatPrice(price)}
      </p>
      <QuantityField
        name={name}
        quantity={quantity}
        onChange={(wanted) => changeQuantity(keyOf(line), wanted)}
      />
    </LineItem>
  )
}
