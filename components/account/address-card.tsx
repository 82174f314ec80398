import Badge from 'react-bootstrap/Badge'
import Button from 'react-bootstrap/Button'
import type { Address } from '@/lib/account/address'
import { onFirstClick } from '@/lib/browser/first-click'
import { addressCard as texts } from '@/lib/content/account/addresses'

type Props = { address: Address; onEdit: () => void; onRemove: () => void; onChoose: () => void }

export function AddressCard({ address, onEdit, onRemove, onChoose }: Props) {
  const { label, name, line1, city, zip, phone } = address
  return (
    <>
      <div className="d-flex flex-wrap gap-3 align-items-center justify-content-between mb-2-half">
        <h2 className="h4 m-0">
          <bdi>{label}</bdi>
        </h2>
        {address.default && (
          <Badge bg="" className="text-bg-light">
            {texts.isDefault}
          </Badge>
        )}
      </div>
      <address className="mb-3-half">
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
        <Button variant="line" aria-label={texts.editNamed(label)} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button variant="line" aria-label={texts.removeNamed(label)} onClick={onFirstClick(onRemove)}>
          {texts.remove}
        </Button>
        {!address.default && (
          <Button variant="line" aria-label={texts.makeDefaultNamed(label)} onClick={onChoose}>
            {texts.makeDefault}
          </Button>
        )}
      </div>
    </>
  )
}
