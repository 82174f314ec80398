import { type ChangeEvent, useEffect, useState } from 'react'
import Alert from 'react-bootstrap/Alert'
import Button from 'react-bootstrap/Button'
import FormGroup from 'react-bootstrap/FormGroup'
import FormLabel from 'react-bootstrap/FormLabel'
import FormSelect from 'react-bootstrap/FormSelect'
import FormText from 'react-bootstrap/FormText'
import Modal from 'react-bootstrap/Modal'
import { useInertPage } from '@/components/ui/use-inert-page'
import { announce } from '@/lib/announcements/announcements'
import { formatPrice, shopCurrency } from '@/lib/config/price'
import {
  fileProblems,
  importCurrencies,
  importPreview,
  importDialog as texts,
} from '@/lib/content/products-import'
import { formatNumber } from '@/lib/content/words'
import { performStep } from '@/lib/products/history'
import { changesOfPlan, type ImportPlan, planImport } from '@/lib/products/import-plan'
import { type FileReading, isShopCurrency, readImportFile } from '@/lib/products/import-table'
import { currencySymbol, type DecimalSign } from '@/lib/products/numbers'
import { describeChange, describeProduct, productsStore } from '@/lib/products/product'
import { showSkipped } from './history-buttons'

type Props = { file: File; onClose: () => void }

/** Previews the changes of an import before it is confirmed. */
export function ImportDialog({ file, onClose }: Props) {
  const [isOpen, setIsOpen] = useState(true)
  const state = useImport(file)
  useInertPage(isOpen)
  const plan = state.stage === 'ready' ? state.plan : null
  const isReplanning = state.stage === 'ready' && state.isReplanning
  const size = plan ? plan.added.length + plan.changed.length : 0

  function confirm() {
    // The button can still be clicked while the dialog fades out.
    if (plan && isOpen) applyPlan(plan)
    setIsOpen(false)
  }

  return (
    <Modal
      show={isOpen}
      onHide={() => setIsOpen(false)}
      onExited={onClose}
      restoreFocus={false}
      aria-labelledby="import-title"
      scrollable
    >
      <Modal.Header closeButton closeLabel={texts.close}>
        <Modal.Title as="h2" className="h4" id="import-title">
          {texts.heading(file.name)}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <ImportPreview state={state} />
      </Modal.Body>
      <Modal.Footer>
        <Button variant="line" onClick={() => setIsOpen(false)}>
          {state.stage === 'failed' ? texts.close : texts.cancel}
        </Button>
        {state.stage !== 'failed' && (
          <Button onClick={confirm} disabled={size === 0 || isReplanning}>
            {size === 0 ? texts.nothing : texts.confirm(size)}
          </Button>
        )}
      </Modal.Footer>
    </Modal>
  )
}

function applyPlan(plan: ImportPlan) {
  const { added, changed } = plan
  const label = texts.imported(added.length + changed.length)
  showSkipped(performStep({ label, changes: changesOfPlan(plan) }))
  // Replaces the announcement of the step itself.
  announce('products', () => texts.announcement(added.length, changed.length))
}

function ImportPreview({ state }: { state: ImportState }) {
  if (state.stage === 'failed') return <Alert variant="danger">{state.problem}</Alert>
  if (state.stage === 'reading')
    return (
      <label className="d-grid gap-2">
        {importPreview.reading(state.rows, state.total)}
        <progress className="w-100" max={Math.max(1, state.total)} value={state.rows} />
      </label>
    )

  const { plan, reading, decimal, setDecimal } = state
  const { added, changed, unchanged, skipped, decided, foreign } = plan
  return (
    <div className="d-grid gap-3-half">
      <p className="h5 m-0" role="status">
        {importPreview.summary(added.length, changed.length, unchanged, skipped.length)}
      </p>
      {reading.notes.map((note) => (
        <p className="m-0" key={note}>
          {note}
        </p>
      ))}
      <ImportCurrencies currencies={reading.currencies} foreign={foreign} />
      {decided.length > 0 && (
        <div className="d-grid gap-3-half">
          <FormGroup controlId="decimal-sign">
            <FormLabel>{importPreview.decimals}</FormLabel>
            <FormSelect
              value={decimal}
              onChange={(event: ChangeEvent<HTMLSelectElement>) =>
                setDecimal(event.target.value === ',' ? ',' : '.')
              }
            >
              <option value=".">{importPreview.decimalSigns['.']}</option>
              <option value=",">{importPreview.decimalSigns[',']}</option>
            </FormSelect>
            <FormText>{reading.decimal.reason}</FormText>
          </FormGroup>
          <ShortList
            title={importPreview.ambiguous}
            items={decided.map(({ where, text, price }) => [
              where,
              importPreview.readAs(where, text, formatPrice(price)),
            ])}
          />
        </div>
      )}
      <ShortList
        title={importPreview.skipped}
        items={skipped.map(({ where, problem }) => [where, importPreview.problem(where, problem)])}
      />
      <ShortList
        title={importPreview.changes}
        items={changed.map(({ before, after }) => [after.id, describeChange(before, after)])}
      />
      <ShortList
        title={importPreview.newProducts}
        items={added.map((product) => [product.id, describeProduct(product)])}
      />
    </div>
  )
}

const SHOP = currencySymbol === shopCurrency ? shopCurrency : `${shopCurrency} (${currencySymbol})`

type CurrencyProps = { currencies: ReadonlyMap<string, number>; foreign: ImportPlan['foreign'] }

/** Names the currencies of the file, and warns when they are not the shop's, since nothing converts them. */
function ImportCurrencies({ currencies, foreign }: CurrencyProps) {
  const others = [...currencies.keys()].filter((sign) => !isShopCurrency(sign))
  if (currencies.size === 0) return null
  return (
    <>
      <p className="m-0">{importCurrencies.inFile([...currencies])}</p>
      {others.length > 0 && <Alert variant="danger">{importCurrencies.notConverted(SHOP, others)}</Alert>}
      <ShortList
        title={importCurrencies.foreign}
        items={foreign.map(({ where, text, price }) => [
          where,
          importCurrencies.becomes(where, text, formatPrice(price)),
        ])}
      />
    </>
  )
}

const MOST = 20

/** By the place in the file or the id of the product. */
type Entry = readonly [key: string, text: string]

/** Shows only the first entries, since a file may have thousands of rows. */
function ShortList({ title, items }: { title: string; items: readonly Entry[] }) {
  if (items.length === 0) return null
  return (
    <div>
      <h3 className="h6">
        {title} ({formatNumber(items.length)})
      </h3>
      <ul className="m-0 ps-3-half">
        {items.slice(0, MOST).map(([key, text]) => (
          <li key={key}>{text}</li>
        ))}
        {items.length > MOST && <li>{importPreview.more(items.length - MOST)}</li>}
      </ul>
    </div>
  )
}

type ImportState =
  | { stage: 'reading'; rows: number; total: number }
  | { stage: 'failed'; problem: string }
  | {
      stage: 'ready'
      plan: ImportPlan
      /** The plan is still based on the previous decimal sign. */
      isReplanning: boolean
      reading: FileReading
      decimal: DecimalSign
      setDecimal: (sign: DecimalSign) => void
    }

/** Reads the file and plans its import; closing the dialog cancels it. */
function useImport(file: File): ImportState {
  const [reading, setReading] = useState<FileReading | { problem: string } | null>(null)
  const [decimal, setDecimal] = useState<DecimalSign | null>(null)
  const [planned, setPlanned] = useState<{ plan: ImportPlan; sign: DecimalSign } | null>(null)
  const [rows, setRows] = useState(0)

  useEffect(() => {
    const abort = new AbortController()
    void file.arrayBuffer().then(
      (bytes) => abort.signal.aborted || setReading(readImportFile(file.name, new Uint8Array(bytes))),
      () => abort.signal.aborted || setReading({ problem: fileProblems.unreadable(file.name) }),
    )
    return () => abort.abort()
  }, [file])

  useEffect(() => {
    if (!reading || 'problem' in reading) return
    const abort = new AbortController()
    const sign = decimal ?? reading.decimal.sign
    void planImport(reading.rows, productsStore.get(), {
      decimal: sign,
      signal: abort.signal,
      onProgress: setRows,
    }).then((plan) => plan && setPlanned({ plan, sign }))
    return () => abort.abort()
  }, [reading, decimal])

  if (!reading) return { stage: 'reading', rows: 0, total: 0 }
  if ('problem' in reading) return { stage: 'failed', problem: reading.problem }
  if (!planned) return { stage: 'reading', rows, total: reading.rows.length }
  const sign = decimal ?? reading.decimal.sign
  const isReplanning = planned.sign !== sign
  return { stage: 'ready', plan: planned.plan, isReplanning, reading, decimal: sign, setDecimal }
}
