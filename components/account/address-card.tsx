import Badge from 'react-bootstrap/Badge'
import Button from 'react-bootstrap/Button'
import type { Address } from '@/lib/account/address'
import { onFirstClick } from '@/lib/browser/first-click'
import styles from './cards.module.scss'

type Props = { address: Address; onEdit: () => void; onRemove: () => void; onChoose: () => void }

export function AddressCard({ address, onEdit, onRemove, onChoose }: Props) {
  const { label, name, line1, city, zip, phone } = address
  return (
    <>
      <div className={styles.title}>
        <h2 className="h4">
          <bdi>{label}</bdi>
        </h2>
        {address.default && (
          <Badge bg="" className="text-bg-light">
            Default
          </Badge>
        )}
      </div>
      <address>
        {name}
        <br />
        {line1}
        <br />
        {city}, <span className="numeric">{zip}</span>
        {phone && (
          <>
            <br />
            <span className="numeric">{phone}</span>
          </>
        )}
      </address>
      <div className="d-flex flex-wrap gap-2-half">
        <Button variant="line" aria-label={`Edit ${label}`} onClick={onEdit}>
          Edit
        </Button>
        <Button variant="line" aria-label={`Remove ${label}`} onClick={onFirstClick(onRemove)}>
          Remove
        </Button>
        {!address.default && (
          <Button variant="line" aria-label={`Make default: ${label}`} onClick={onChoose}>
            Make default
          </Button>
        )}
      </div>
    </>
  )
}
