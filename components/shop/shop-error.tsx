import { ExclamationIcon } from '@/components/ui/exclamation-icon'
import { shopError as texts } from '@/lib/content/shop/page'

export function ShopError() {
  return (
    <>
      <div className="alert alert-danger" role="alert">
        <ExclamationIcon />
        <p lang="es">{texts.message}</p>
      </div>
      <p>{texts.reason}</p>
    </>
  )
}
