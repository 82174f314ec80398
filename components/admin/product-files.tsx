'use client'

import { useState } from 'react'
import { FileImport } from '@/components/ui/file-import'
import { decodeText } from '@/lib/outside/decode-text'
import { newId } from '@/lib/outside/new-id'
import { saveFile } from '@/lib/outside/save-file'
import { readProductsFile, toCsvFile, toJsonFile, withEntries, withoutImport } from '@/lib/products/files'
import type { Product } from '@/lib/products/product'
import { productsStore } from '@/lib/products/products-store'
import styles from './admin.module.scss'

const MAX_BYTES = 5_000_000
const MOST_FAULTS = 20

type Props = {
  products: readonly Product[]
  onImported: (text: string, restore: () => void) => void
}

/** The list as a file, and back. A row with a fault is told and left out; the others come in. */
export function ProductFiles({ products, onImported }: Props) {
  const [faults, setFaults] = useState<readonly string[]>([])

  async function bring(file: File) {
    const { entries, faults: found } = readProductsFile(decodeText(await file.arrayBuffer()))
    setFaults(found)
    if (entries.length === 0) return
    const before = productsStore.get()
    const imported = entries.map((entry) => ({ ...entry, id: entry.id ?? newId() }))
    productsStore.update((now) => withEntries(now, imported))
    onImported(`Products taken from the file: ${entries.length}.`, () =>
      productsStore.update((now) => withoutImport(now, before, imported)),
    )
  }

  return (
    <div className={styles.files}>
      {faults.length > 0 && (
        <div className="alert alert-danger" role="alert">
          <div>
            <p>Left out of the file:</p>
            <ul>
              {faults.slice(0, MOST_FAULTS).map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
            {faults.length > MOST_FAULTS && <p>And {faults.length - MOST_FAULTS} more.</p>}
          </div>
        </div>
      )}
      <div className="d-flex flex-wrap gap-2-half">
        <button
          className="btn btn-line"
          type="button"
          onClick={() => saveFile('products.json', toJsonFile(products), 'application/json')}
        >
          Export JSON
        </button>
        <button
          className="btn btn-line"
          type="button"
          onClick={() => saveFile('products.csv', `\uFEFF${toCsvFile(products)}`, 'text/csv;charset=utf-8')}
        >
          Export CSV
        </button>
        <FileImport
          label="Import a file"
          inputLabel="A file of products"
          accept=".json,.csv,application/json,text/csv"
          maxBytes={MAX_BYTES}
          onFile={bring}
          onTooLarge={() => setFaults(['The file is larger than 5 MB.'])}
        />
      </div>
    </div>
  )
}
