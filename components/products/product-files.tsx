import { useState } from 'react'
import Button from 'react-bootstrap/Button'
import ButtonGroup from 'react-bootstrap/ButtonGroup'
import { FileButton } from '@/components/ui/file-button'
import { loadOrNotice } from '@/components/ui/load-or-notice'
import { saveFile } from '@/lib/browser/save-file'
import { listOf } from '@/lib/config/language'
import { productFiles as texts } from '@/lib/content/products/list'
import { FIELDS, type Product } from '@/lib/products/product'
import styles from './product-sheet.module.scss'

const MAX_BYTES = 5_000_000
const COLUMNS = listOf(FIELDS.map(({ key }) => key))
const CSV = 'text/csv;charset=utf-8'

/** Loaded on demand, because most visits export nothing. */
const loadWriters = () => loadOrNotice(texts.writers, () => import('@/lib/products/export-files'))

type Props = { products: readonly Product[]; onFile: (file: File) => void }

export function ProductFiles({ products, onFile }: Props) {
  const [isTooLarge, setIsTooLarge] = useState(false)

  async function exportCsv() {
    const writers = await loadWriters()
    if (writers) saveFile('products.csv', writers.toCsvFile(products), CSV)
  }
  async function exportJson() {
    const writers = await loadWriters()
    if (writers) saveFile('products.json', writers.toJsonFile(products), 'application/json')
  }
  async function downloadTemplate() {
    const writers = await loadWriters()
    if (writers) saveFile('products-template.csv', writers.templateFile(), CSV)
  }

  return (
    <section
      className={`flex-wrap row-gap-2 column-gap-2-half align-items-center d-print-none ${styles.files}`}
      aria-label={texts.region}
    >
      {/* Accepts workbooks too, since an explanation helps more than a greyed-out file. */}
      <FileButton
        inputLabel={texts.input}
        accept=".csv,.tsv,.txt,.json,.xlsx,.xls,text/csv,text/plain,application/json"
        onFiles={([chosen]) => {
          setIsTooLarge(chosen.size > MAX_BYTES)
          if (chosen.size <= MAX_BYTES) onFile(chosen)
        }}
      >
        {texts.import}
      </FileButton>
      {products.length > 0 && (
        <ButtonGroup aria-label={texts.exports}>
          <Button variant="line" onClick={exportCsv}>
            {texts.exportCsv}
          </Button>
          <Button variant="line" onClick={exportJson}>
            {texts.exportJson}
          </Button>
        </ButtonGroup>
      )}
      <Button variant="text" onClick={downloadTemplate}>
        {texts.template}
      </Button>
      {isTooLarge && (
        <p className="alert alert-danger" role="alert">
          {texts.tooLarge(COLUMNS)}
        </p>
      )}
    </section>
  )
}
