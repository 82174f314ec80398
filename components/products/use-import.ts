import { useEffect, useMemo, useState } from 'react'
import { fileProblems } from '@/lib/content/products-import'
import type { DecimalSign } from '@/lib/parsing/numbers'
import { type Columns, chooseColumns, type ImportFailure, type Table } from '@/lib/products/import-columns'
import { readImportFile } from '@/lib/products/import-file'
import { type ImportPlan, planImport } from '@/lib/products/import-plan'
import { decimalOf, type Row, rowsOf } from '@/lib/products/import-rows'
import { type FieldKey, productsStore } from '@/lib/products/product'

export type ReadyState = {
  stage: 'ready'
  table: Table
  columns: Columns
  choose: (key: FieldKey, columns: readonly number[]) => void
  /** The rows that are imported although they would be left out. */
  included: ReadonlySet<string>
  include: (row: string, isIncluded: boolean) => void
  rows: readonly Row[]
  plan: ImportPlan
  /** The plan is still based on the previous columns or decimal sign. */
  isReplanning: boolean
  decimal: DecimalSign
  /** Why the decimal sign is suggested. */
  reason: string
  setDecimal: (sign: DecimalSign) => void
}

export type ImportState =
  | { stage: 'reading'; rows: number; total: number }
  | ({ stage: 'failed' } & ImportFailure)
  | ReadyState

/** Reads the file and plans its import; closing the dialog cancels it. */
export function useImport(file: File): ImportState {
  const table = useTable(file)
  const found = table && 'columns' in table ? table : null
  const [chosen, setChosen] = useState<Partial<Columns>>({})
  const [sign, setDecimal] = useState<DecimalSign | null>(null)
  const [included, setIncluded] = useState<ReadonlySet<string>>(new Set())

  const read = useMemo(() => {
    if (!found) return null
    const columns = { ...found.columns, ...chosen }
    const rows = rowsOf(found, columns)
    const suggested = decimalOf(rows, found.separator)
    return { columns, rows, decimal: sign ?? suggested.sign, reason: suggested.reason }
  }, [found, chosen, sign])
  const reading = useMemo(() => read && { ...read, included }, [read, included])
  const { planned, done } = usePlan(reading)

  if (!table) return { stage: 'reading', rows: 0, total: 0 }
  if (!found || !reading) return { stage: 'failed', problem: 'problem' in table ? table.problem : '' }
  if (!planned) return { stage: 'reading', rows: done, total: reading.rows.length }
  const choose = (key: FieldKey, columns: readonly number[]) =>
    setChosen((before) => ({ ...before, [key]: chooseColumns(found.columns, key, columns) }))
  const include = (row: string, isIncluded: boolean) =>
    setIncluded(
      (before) => new Set(isIncluded ? [...before, row] : [...before].filter((each) => each !== row)),
    )
  const isReplanning = planned.reading !== reading
  return {
    ...{ stage: 'ready', table: found, choose, include, plan: planned.plan, isReplanning, setDecimal },
    ...reading,
  }
}

/** A product is found by its id or its name; without a price it can only be one that exists. */
export const isUsable = ({ id, name }: Columns) => id.length + name.length > 0

export const changeCount = ({ columns, plan }: ReadyState): number =>
  isUsable(columns) ? plan.added.length + plan.changed.length : 0

function useTable(file: File): Table | ImportFailure | null {
  const [table, setTable] = useState<Table | ImportFailure | null>(null)

  useEffect(() => {
    const abort = new AbortController()
    void file.arrayBuffer().then(
      (bytes) => abort.signal.aborted || setTable(readImportFile(file.name, new Uint8Array(bytes))),
      () => abort.signal.aborted || setTable({ problem: fileProblems.unreadable(file.name) }),
    )
    return () => abort.abort()
  }, [file])
  return table
}

type Reading = { rows: readonly Row[]; decimal: DecimalSign; included: ReadonlySet<string> }

function usePlan(reading: Reading | null) {
  const [planned, setPlanned] = useState<{ plan: ImportPlan; reading: Reading } | null>(null)
  const [done, setDone] = useState(0)

  useEffect(() => {
    if (!reading) return
    const abort = new AbortController()
    void planImport(reading.rows, productsStore.get(), {
      decimal: reading.decimal,
      included: reading.included,
      signal: abort.signal,
      onProgress: setDone,
    }).then((plan) => plan && setPlanned({ plan, reading }))
    return () => abort.abort()
  }, [reading])
  return { planned, done }
}
