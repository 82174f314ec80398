import Badge from 'react-bootstrap/Badge'
import { CheckIcon } from '@/components/ui/check-icon'
import { CloseIcon } from '@/components/ui/icons'
import { type OrderStatus, toneOf } from '@/lib/account/order'
import { TruckIcon } from './icons'

// `text-bg-…` also sets a readable text colour; react-bootstrap's `bg` prop does not.
const CLASSES = {
  success: 'text-bg-success',
  primary: 'text-bg-primary',
  secondary: 'text-bg-secondary',
}

export function StatusBadge({ status }: { status: OrderStatus }) {
  const tone = toneOf(status)
  return (
    <Badge bg="" className={CLASSES[tone]}>
      {tone === 'success' && <CheckIcon />}
      {tone === 'primary' && <TruckIcon />}
      {tone === 'secondary' && <CloseIcon />}
      {status}
    </Badge>
  )
}
