import { CheckIcon } from '@/components/ui/icons/check-icon'
import { CloseIcon } from '@/components/ui/icons/close-icon'
import { TruckIcon } from '@/components/ui/icons/truck-icon'
import { type OrderStatus, toneOf } from '@/lib/account/order'

const classes = {
  success: 'badge text-bg-success',
  primary: 'badge text-bg-primary',
  secondary: 'badge text-bg-secondary',
}

export function StatusBadge({ status }: { status: OrderStatus }) {
  const tone = toneOf(status)
  return (
    <span className={classes[tone]}>
      {tone === 'success' && <CheckIcon />}
      {tone === 'primary' && <TruckIcon />}
      {tone === 'secondary' && <CloseIcon />}
      {status}
    </span>
  )
}
