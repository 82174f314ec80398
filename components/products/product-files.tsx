import { useState } from 'react'
import Button from 'react-bootstrap/Button'
import ButtonGroup from 'react-bootstrap/ButtonGroup'
import { FileButton } from '@/components/ui/file-button'
import { loadOrNotice } from '@/components/ui/load-or-notice'
import { saveFile } from '@/lib/browser/browser'
import { productFiles as texts } from '@/lib/content/products'
import { listOf } from '@/lib/content/words'
import { FIELDS, type Product } from '@/lib/products/product'
import styles from './product-table.module.scss'

const MAX_BYTES = 5_000_000
const COLUMNS = listOf(FIELDS.map(({ key }) => key))
const CSV = 'text/csv;charset=utf-8'

type Writers = typeof import('@/lib/products/csv')

/** The writers are loaded on demand, because most visits export nothing. */
async function save(name: string, type: string, write: (writers: Writers) => string) {
  const writers = await loadOrNotice(texts.writers, () => import('@/lib/products/csv'))
  if (writers) saveFile(name, write(writers), type)
}

type Props = { products: readonly Product[]; onFile: (file: File) => void }

export function ProductFiles({ products, onFile }: Props) {
  const [isTooLarge, setIsTooLarge] = useState(false)

  const exportCsv = () => save('products.csv', CSV, ({ toCsvFile }) => toCsvFile(products))
  const exportJson = () => save('products.json', 'application/json', ({ toJsonFile }) => toJsonFile(products))
  const downloadTemplate = () => save('products-template.csv', CSV, ({ templateFile }) => templateFile())

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
