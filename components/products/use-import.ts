import { useEffect, useState } from 'react'
import { fileProblems } from '@/lib/content/products/import'
import { type ImportPlan, planImport } from '@/lib/products/import-plan'
import { type FileReading, readImportFile } from '@/lib/products/import-reading'
import type { DecimalSign } from '@/lib/products/number-text'
import { productsStore } from '@/lib/products/products-store'

export type ImportState =
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
export function useImport(file: File): ImportState {
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
