import { useState } from 'react'
import Button from 'react-bootstrap/Button'
import { FileButton } from '@/components/ui/file-button'
import { lazyPart, loadOrNotice } from '@/components/ui/lazy-part'
import { saveFile } from '@/lib/browser/browser'
import { productFiles as texts } from '@/lib/content/products'
import { listOf } from '@/lib/content/words'
import { FIELDS } from '@/lib/products/product'
import type { Exported } from './export-dialog'
import styles from './product-table.module.scss'

const ExportDialog = lazyPart(() => import('./export-dialog').then((module) => module.ExportDialog), {
  name: texts.writers,
})

const MAX_BYTES = 5_000_000
const COLUMNS = listOf(FIELDS.map(({ key }) => texts.columns[key]))

/** The writer is loaded on demand, because most visits need no template. */
async function downloadTemplate() {
  const writers = await loadOrNotice(texts.writers, () => import('@/lib/products/csv'))
  if (writers) saveFile(writers.exportNames.template, writers.templateFile(), 'text/csv;charset=utf-8')
}

/** `lists` is `null` if there is nothing to export. */
type Props = { lists: Exported | null; onFile: (file: File) => void }

export function ProductFiles({ lists, onFile }: Props) {
  const [isTooLarge, setIsTooLarge] = useState(false)
  const [isExporting, setIsExporting] = useState(false)
  return (
    <section
      className={`d-lg-flex flex-wrap row-gap-2 column-gap-2-half align-items-center d-print-none ${styles.files}`}
      aria-label={texts.region}
    >
      {/* Accepts workbooks too, since an explanation helps more than a greyed-out file. */}
      <FileButton
        inputLabel={texts.input}
        accept=".csv,.tsv,.txt,.json,.ndjson,.jsonl,.xlsx,.xls,text/csv,text/plain,application/json"
        onFiles={([chosen]) => {
          setIsTooLarge(chosen.size > MAX_BYTES)
          if (chosen.size <= MAX_BYTES) onFile(chosen)
        }}
      >
        {texts.import}
      </FileButton>
      {lists && (
        <Button variant="line" aria-haspopup="dialog" onClick={() => setIsExporting(true)}>
          {texts.export}
        </Button>
      )}
      <Button variant="text" onClick={downloadTemplate}>
        {texts.template}
      </Button>
      {isTooLarge && (
        <p className="alert alert-danger" role="alert">
          {texts.tooLarge(COLUMNS)}
        </p>
      )}
      {lists && isExporting && <ExportDialog lists={lists} onClose={() => setIsExporting(false)} />}
    </section>
  )
}
