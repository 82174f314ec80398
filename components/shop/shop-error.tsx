import { SpriteIcon } from '@/components/ui/sprite-icon'
import { shopError as texts } from '@/lib/content/shop/page'

export function ShopError() {
  return (
    <>
      <div className="alert alert-danger" role="alert">
        <SpriteIcon name="exclamation" />
        <p lang="es">{texts.message}</p>
      </div>
      <p>{texts.reason}</p>
    </>
  )
}
