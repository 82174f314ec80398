import type { ChangeEvent } from 'react'
import FormLabel from 'react-bootstrap/FormLabel'
import FormSelect from 'react-bootstrap/FormSelect'
import FormText from 'react-bootstrap/FormText'
import Table from 'react-bootstrap/Table'
import { productFields } from '@/lib/content/products'
import { importColumns as texts } from '@/lib/content/products-import'
import type { Columns, Table as FileTable } from '@/lib/products/import-columns'
import { FIELDS, type FieldKey, plainText } from '@/lib/products/product'
import styles from './import.module.scss'

type Props = {
  table: FileTable
  columns: Columns
  onChoose: (key: FieldKey, columns: readonly number[]) => void
}

/** One select for each field of a product, over the columns of the file. */
export function ImportColumns({ table, columns, onChoose }: Props) {
  return (
    <fieldset className="d-grid gap-2-half min-w-0">
      <legend className="h6 m-0">{texts.heading}</legend>
      {FIELDS.map(({ key, isOptional }) => {
        const shown = key === 'stock' ? columns.stock : columns[key].slice(0, 1)
        const isMissing = shown.length === 0
        const id = `import-${key}`
        const missing = isOptional ? texts.noStockValues : texts.choose(productFields[key].inSentence)
        return (
          <div key={key} className={`row-gap-1 align-items-center pt-2 border-top ${styles.column}`}>
            <FormLabel className="m-0" htmlFor={id}>
              {productFields[key].label}
            </FormLabel>
            <FormSelect
              id={id}
              aria-describedby={`${id}-values`}
              aria-invalid={isMissing}
              value={shown.join()}
              onChange={({ target }: ChangeEvent<HTMLSelectElement>) =>
                onChoose(key, target.value === '' ? [] : target.value.split(',').map(Number))
              }
            >
              <option value="">{texts.notInFile}</option>
              {key === 'stock' && table.columns.stock.length > 1 && (
                <option value={table.columns.stock.join()}>{texts.sumOf(table.columns.stock.length)}</option>
              )}
              {shownColumns(table).map((index) => (
                <option key={index} value={index}>
                  {nameOf(table, index)}
                </option>
              ))}
            </FormSelect>
            <FormText className="m-0 text-truncate" id={`${id}-values`}>
              {isMissing ? missing : valuesOf(table, shown).slice(0, SHOWN_LINES).join(' · ')}
            </FormText>
          </div>
        )
      })}
    </fieldset>
  )
}

/** Shown while a required column is not chosen. */
export function FirstLines({ table }: { table: FileTable }) {
  const columns = shownColumns(table)
  const isNamed = table.headings.some((heading) => heading !== '')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the table that this contains
    <section className="table-card text-nowrap" aria-label={texts.firstLines} tabIndex={0}>
      <Table className="caption-top fs-sm">
        <caption>{texts.firstLines}</caption>
        {isNamed && (
          <thead>
            <tr>
              {columns.map((index) => (
                <th key={index} scope="col">
                  {table.headings[index]}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {table.lines.slice(0, SHOWN_LINES).map(({ where, cells }) => (
            <tr key={where}>
              {columns.map((index) => (
                <td key={index}>{shortened(cells[index])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

const SHOWN_LINES = 3
const MOST_COLUMNS = 200

/** Without those that have neither a name nor a value in the first lines. */
const shownColumns = (table: FileTable): readonly number[] =>
  [...table.headings.keys()]
    .filter((index) => table.headings[index] !== '' || valuesOf(table, [index]).length > 0)
    .slice(0, MOST_COLUMNS)

export const nameOf = ({ headings }: FileTable, index: number) => headings[index] || texts.numbered(index + 1)

/** Those of several columns are added. */
const valuesOf = ({ lines }: FileTable, columns: readonly number[]): readonly string[] =>
  lines
    .slice(0, 20)
    .map(({ cells }) => columns.map((column) => shortened(cells[column])).filter((text) => text !== ''))
    .filter((texts) => texts.length > 0)
    .map((texts) => texts.join(' + '))

const shortened = (cell: unknown) => plainText(cell).trim().slice(0, 40)
