import { type ChangeEvent, type FormEvent, useDeferredValue, useMemo, useState } from 'react'
import Button from 'react-bootstrap/Button'
import FormControl from 'react-bootstrap/FormControl'
import FormLabel from 'react-bootstrap/FormLabel'
import FormText from 'react-bootstrap/FormText'
import Table from 'react-bootstrap/Table'
import { flushSync } from 'react-dom'
import { Dialog } from '@/components/ui/dialog'
import { afterFrame } from '@/lib/browser/browser'
import { formatPrice } from '@/lib/config/price'
import { bulkActions, bulkDialog as texts } from '@/lib/content/products'
import { actions } from '@/lib/content/ui'
import { formatNumber } from '@/lib/content/words'
import { ACTIONS, type Action, readBulk } from '@/lib/products/bulk'
import { type Change, productHistory } from '@/lib/products/history'
import styles from './product-table.module.scss'
import { RadioField } from './radio-field'

type Props = { selected: ReadonlySet<string>; onClose: () => void }

type Typed = { action: Action; text: string }

/** Shows what a change of the selected products will do before it is applied. */
export function BulkDialog({ selected, onClose }: Props) {
  const [typed, setTyped] = useState<Typed>({ action: 'setPrice', text: '' })
  const { action, text } = typed
  // A key is answered at once; the effect on a long list follows in a later frame.
  const shown = useDeferredValue(typed)
  const { reading, step } = useMemo(() => readBulk(shown.action, shown.text, selected), [shown, selected])
  const changes = step?.changes ?? []

  const [isApplied, setIsApplied] = useState(false)

  function apply(event: FormEvent) {
    event.preventDefault()
    const current = shown === typed ? step : readBulk(action, text, selected).step
    if (!current || current.changes.length === 0 || isApplied) return
    setIsApplied(true)
    // The press is answered by a frame without the dialog. To close it and to change a long list takes longer.
    afterFrame(() => {
      // The change may remove the selection from a filtered list; the focus then moves to the page, no longer inert.
      flushSync(onClose)
      productHistory.perform(current)
    })
  }
  return (
    <Dialog
      title={texts.heading(selected.size)}
      onClose={onClose}
      isHidden={isApplied}
      foot={
        <>
          <Button variant="line" onClick={onClose}>
            {actions.cancel}
          </Button>
          {/* Enter submits nothing while the button is disabled, even if the text was typed a moment ago. */}
          <Button type="submit" form="bulk" disabled={shown === typed && changes.length === 0}>
            {step && changes.length === 0
              ? texts.nothing
              : bulkActions[shown.action].confirm(changes.length || selected.size)}
          </Button>
        </>
      }
    >
      <form
        className="d-grid gap-3"
        id="bulk"
        onSubmit={apply}
        noValidate
        aria-label={texts.heading(selected.size)}
      >
        <RadioField
          legend={texts.what}
          name="bulk-action"
          isInRow
          choices={ACTIONS}
          labelOf={(each) => bulkActions[each].name}
          value={action}
          onChange={(chosen) => setTyped({ action: chosen, text: '' })}
        />
        <div>
          <FormLabel htmlFor="bulk-amount">{bulkActions[action].field}</FormLabel>
          <FormControl
            className={`numeric ${styles.amount}`}
            id="bulk-amount"
            aria-describedby="bulk-reading"
            aria-invalid={reading !== '' && !step}
            autoComplete="off"
            placeholder={bulkActions[action].example}
            value={text}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => setTyped({ action, text: target.value })}
          />
          <FormText className="d-block min-h-line" id="bulk-reading" role="status">
            {reading}
          </FormText>
        </div>
        {changes.length > 0 && <Effect changes={changes} />}
      </form>
    </Dialog>
  )
}

const SHOWN = 3

function Effect({ changes }: { changes: readonly Change[] }) {
  const pairs = changes.flatMap(({ before, after }) => (before && after ? [{ before, after }] : []))
  const free = pairs.filter(({ before, after }) => before.price > 0 && after.price === 0).length
  return (
    <div>
      <Table className="caption-top">
        <caption>{texts.effect}</caption>
        <thead>
          <tr>
            {texts.columns.map((column, index) => (
              <th key={column} scope="col" className={index === 0 ? undefined : 'text-end'}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.slice(0, SHOWN).map(({ before, after }) => {
            const [from, to] =
              before.price === after.price
                ? [formatNumber(before.stock), formatNumber(after.stock)]
                : [formatPrice(before.price), formatPrice(after.price)]
            return (
              <tr key={before.id}>
                <th scope="row">
                  <bdi>{before.name}</bdi>
                </th>
                <td className="numeric text-end">{from}</td>
                <td className="numeric text-end fw-semibold">{to}</td>
              </tr>
            )
          })}
        </tbody>
      </Table>
      <p className="m-0 fs-sm">
        {[
          pairs.length > SHOWN ? texts.more(pairs.length - SHOWN) : '',
          free > 0 ? texts.free(free, formatPrice(0)) : '',
        ].join(' ')}
      </p>
    </div>
  )
}
