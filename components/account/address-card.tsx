import type { Address } from '@/lib/account/address'
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
        {address.default && <span className="badge text-bg-light">Default</span>}
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
        <button className="btn btn-line" type="button" aria-label={`Edit ${label}`} onClick={onEdit}>
          Edit
        </button>
        <button className="btn btn-line" type="button" aria-label={`Remove ${label}`} onClick={onRemove}>
          Remove
        </button>
        {!address.default && (
          <button
            className="btn btn-line"
            type="button"
            aria-label={`Make ${label} the default`}
            onClick={onChoose}
          >
            Make default
          </button>
        )}
      </div>
    </>
  )
}
