import { type CsvRow, HEAD_WITHIN } from './csv'
import { type Columns, findColumns } from './import-columns'

export type Head = { index: number; line: number; cells: readonly string[]; columns: Columns }

export function isHead(cells: readonly string[]): boolean {
  const { name, price } = findColumns(cells)
  return name !== undefined && price !== undefined
}

/** Finds the line that names the columns; otherwise the one that names some of them, or the first. */
export function findHead(rows: readonly CsvRow[]): Head {
  const near = rows.filter(({ line }) => line <= HEAD_WITHIN)
  const partly = ({ cells }: CsvRow) => {
    const { name, price } = findColumns(cells)
    return name !== undefined || price !== undefined
  }
  const row = near.find(({ cells }) => isHead(cells)) ?? near.find(partly) ?? rows[0]
  const cells = row?.cells ?? []
  return { index: row ? rows.indexOf(row) : 0, line: row?.line ?? 1, cells, columns: findColumns(cells) }
}
