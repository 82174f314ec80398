import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Notice } from '@/components/ui/notice'
import { saved } from '@/lib/browser/test-saved'
import { toCsvFile, toJsonFile } from '@/lib/products/csv'
import { productHistory } from '@/lib/products/history'
import { productsStore } from '@/lib/products/product'
import { ProductList } from './product-list'
import { create, texts } from './test-product-list'

const chooseFile = (file: File) =>
  act(async () => fireEvent.change(screen.getByLabelText('Product file'), { target: { files: [file] } }))

async function choose(text: string, name = 'products.csv') {
  // jsdom's files lack `arrayBuffer()`.
  const arrayBuffer = async () => new Uint8Array(Buffer.from(text)).buffer
  await chooseFile(Object.assign(new File([text], name), { arrayBuffer }))
  return screen.findByRole('dialog')
}

const press = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByRole('button', { name }))
const stored = () => productsStore.get().map(({ name, price }) => `${name} ${price}`)

beforeEach(() => {
  create('Mine')
  render(<ProductList />)
})

test('choosing a file changes nothing until the import is confirmed, and Cancel imports nothing', async () => {
  const file = 'name,price\nFilm,10\nMine,2\n,5\nTape,x'
  const canceled = await choose(file)
  await within(canceled).findByText(/^1 new, /)
  press(canceled, 'Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const dialog = await choose(file)
  expect(await within(dialog).findByText('1 new, 1 changed, 0 unchanged, 2 skipped')).toBeVisible()
  expect(dialog).toHaveTextContent('Line 4: the name is empty.')
  expect(dialog).toHaveTextContent('Line 5: the price “x” is not a number of 0 or more.')
  expect(dialog).toHaveTextContent('Mine: $1 → $2')
  expect(within(dialog).queryByLabelText('Decimals are written with')).toBeNull()
  expect(stored()).toEqual(['Mine 1'])
  press(dialog, 'Import 2 products')
  screen.getByRole('button', { name: 'Undo: 2 products imported' })
  screen.getByText('2 products imported. You can undo this until you reload or close the page.')
  expect(stored()).toEqual(['Film 10', 'Mine 2'])
  const steps = productHistory.get().steps.map(({ label }) => label)
  expect(steps).toEqual(['Mine created', '2 products imported'])
})

test('the import skips a product changed in another tab during the preview and shows a notice', async () => {
  render(<Notice />)
  const dialog = await choose('name,price\nFilm,10\nMine,2')
  await within(dialog).findByText(/^1 new, 1 changed/)
  act(() => productsStore.update((now) => now.map((product) => ({ ...product, price: 7 }))))
  press(dialog, 'Import 2 products')
  expect(stored()).toEqual(['Film 10', 'Mine 7'])
  expect(screen.getByText('1 product was changed in another tab and left as it is.')).toBeInTheDocument()
})

test('the preview shows how it reads an ambiguous price, and the reading can be changed', async () => {
  const dialog = await choose('name;price\nFilm;12.500\nTape;3,50')
  expect(await within(dialog).findByText('Line 2: “12.500” is read as $12,500')).toBeVisible()
  expect(dialog).toHaveTextContent('Suggested because line 3 shows a decimal comma (“3,50”).')
  fireEvent.change(within(dialog).getByLabelText('Decimals are written with'), { target: { value: '.' } })
  // The import waits until the changed sign has been applied.
  press(dialog, 'Import 2 products')
  expect(stored()).toEqual(['Mine 1'])
  expect(await within(dialog).findByText('Line 2: “12.500” is read as $12.50')).toBeVisible()
  press(dialog, 'Import 2 products')
  expect(stored()).toEqual(['Film 12.5', 'Tape 3.5', 'Mine 1'])
})

test('the preview names the currencies of the file, and warns that others than the shop’s are not converted', async () => {
  const dialog = await choose('name;price\nFilm;1.299,00 €\nWrap;€ 899,50\nTape;$ 12\nTrim;7')
  expect(await within(dialog).findByText('Currencies in the file: € (2 rows) and $ (1 row).')).toBeVisible()
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    'The shop’s prices are in USD ($). Amounts in € are imported as they are, without conversion.',
  )
  expect(dialog).toHaveTextContent('Line 2: “1.299,00 €” becomes $1,299')
  expect(dialog).not.toHaveTextContent(/Line [45]/)

  const own = await choose('name,price\nFilm,$10')
  expect(await within(own).findByText('Currency in the file: $ (1 row).')).toBeVisible()
  expect(within(own).queryByRole('alert')).toBeNull()
})

test('the columns can be chosen, and the preview counts again at once', async () => {
  const dialog = await choose('Item,Sale price,Cost,Shelf\nFilm,10,6,4\nTape,5,2,\nMine,1,1,3')
  expect(await within(dialog).findByText('2 new, 0 changed, 1 unchanged, 0 skipped')).toBeVisible()
  expect(dialog).toHaveTextContent('No stock column was found. Stock will be 0 for 2 products.')
  const select = (label: string) => within(dialog).getByLabelText(label)
  expect(select('Name')).toHaveDisplayValue('Item')
  expect(select('Name')).toHaveAccessibleDescription('Film · Tape · Mine')
  expect(select('Stock')).toBeInvalid()
  fireEvent.change(select('Stock'), { target: { value: '3' } })
  fireEvent.change(select('Price'), { target: { value: '2' } })
  expect(await within(dialog).findByText('2 new, 1 changed, 0 unchanged, 0 skipped')).toBeVisible()
  expect(dialog).toHaveTextContent('Film: $6, stock 4')
  expect(dialog).not.toHaveTextContent('No stock column')
  press(dialog, 'Import 3 products')
  expect(stored()).toEqual(['Film 6', 'Tape 2', 'Mine 1'])
  expect(productsStore.get().map(({ stock }) => stock)).toEqual([4, 0, 3])
})

test('the stock is the sum of two places, and rows that are left out can be checked', async () => {
  const head = 'Token,Item Name,Price,Archived,Current Quantity Main,Current Quantity Harbor'
  const dialog = await choose(`${head}\n1,Film,5,N,2,3\n2,Old,6,Y,1,\n3,Tape,7,N,,\nTOTAL,,18,,3,3`)
  expect(await within(dialog).findByText('2 new, 0 changed, 0 unchanged, 2 skipped')).toBeVisible()
  expect(texts(Array.from(dialog.querySelectorAll('ul:first-of-type > li'))).slice(0, 4)).toEqual([
    '2 new',
    '0 changed',
    '0 unchanged',
    '2 skipped',
  ])
  const stock = within(dialog).getByLabelText('Stock')
  expect(stock).toHaveDisplayValue('Sum of 2 columns')
  expect(stock).toHaveAccessibleDescription('2 + 3 · 1 · 3 + 3')
  expect(dialog).toHaveTextContent(
    'The stock is the sum of Current Quantity Main and Current Quantity Harbor.',
  )
  expect(dialog).toHaveTextContent('Stock not given: 1 product Line 4: empty, becomes 0')
  fireEvent.click(within(dialog).getByText('2 rows left out: check those to import'))
  expect(within(dialog).getByLabelText('Line 5: no name (a total)')).not.toBeChecked()
  fireEvent.click(within(dialog).getByLabelText('Line 3: Old (archived)'))
  expect(await within(dialog).findByText('3 new, 0 changed, 0 unchanged, 1 skipped')).toBeVisible()
  press(dialog, 'Import 3 products')
  expect(productsStore.get().map(({ name, stock }) => `${name} ${stock}`)).toEqual([
    'Film 5',
    'Old 1',
    'Tape 0',
    'Mine 0',
  ])
})

test('a file without prices says what it updates', async () => {
  const dialog = await choose('Name,Stock\nMine,8\nOther,3')
  expect(await within(dialog).findByText('0 new, 1 changed, 0 unchanged, 1 skipped')).toBeVisible()
  expect(dialog).toHaveTextContent(
    'No price column was found. Only products that you have already are updated.',
  )
  press(dialog, 'Import 1 product')
  expect(productsStore.get()).toMatchObject([{ name: 'Mine', price: 1, stock: 8 }])
})

test('a file without known headings shows its first lines until its columns are chosen', async () => {
  const dialog = within(await choose('Film;10;a;4\nTape;5;b;2'))
  expect(await dialog.findByText('Choose the column with the name.', { selector: 'button' })).toBeDisabled()
  const lines = dialog.getByRole('region', { name: 'The first lines of the file' })
  expect(within(lines).getAllByRole('row')).toHaveLength(2)
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: '0' } })
  expect(dialog.getByRole('button', { name: 'Choose the column with the price.' })).toBeDisabled()
  fireEvent.change(dialog.getByLabelText('Price'), { target: { value: '1' } })
  expect(await dialog.findByText('2 new, 0 changed, 0 unchanged, 0 skipped')).toBeVisible()
  expect(dialog.getByLabelText('Price')).toHaveDisplayValue('Column 2')
})

test('a file that is too large, has no changes or no list, or that the browser cannot read cannot be imported', async () => {
  await chooseFile(Object.defineProperty(new File([], 'large.csv'), 'size', { value: 5_000_001 }))
  expect(screen.getByRole('alert')).toHaveTextContent('The file is larger than 5 MB.')
  expect(screen.queryByRole('dialog')).toBeNull()
  const same = await choose('name,price\nMine,1')
  expect(await within(same).findByRole('button', { name: 'Nothing to import' })).toBeDisabled()
  expect(screen.queryByText(/^The file is larger/)).toBeNull()
  const workbook = await choose('PK\u0003\u0004', 'list.xlsx')
  expect(await within(workbook).findByRole('alert')).toHaveTextContent(
    '“list.xlsx” is a workbook. Save the sheet as CSV',
  )
  expect(within(workbook).queryByRole('button', { name: /^Import/ })).toBeNull()
  const arrayBuffer = () => Promise.reject(new Error('gone'))
  await chooseFile(Object.assign(new File([''], 'gone.csv'), { arrayBuffer }))
  expect(await screen.findByText(/gone\.csv/, { selector: '[role=alert]' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull()
})

test('the export names which products it takes and how many', async () => {
  act(() => ['Tape', 'Film A', 'Film B'].forEach((name) => void create(name)))
  const open = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Export…' }))
    return screen.findByRole('dialog', { name: 'Export products' })
  }
  const all = await open()
  expect(within(all).queryAllByRole('radio', { name: /selected|shown/i })).toEqual([])
  press(all, 'Export 4 products')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.change(screen.getByLabelText('Find by name'), { target: { value: 'film' } })
  fireEvent.click(screen.getByLabelText('Select Film A'))
  const some = await open()
  expect(within(some).getByRole('button', { name: 'Export 1 product' })).toBeVisible()
  fireEvent.click(within(some).getByLabelText(/^As shown/))
  fireEvent.click(within(some).getByLabelText(/^JSON/))
  press(some, 'Export 2 products')
  const files = saved.mock.calls.map(([name, text]) => [name, text])
  expect(files).toEqual([
    ['products.csv', toCsvFile(productsStore.get())],
    ['products.json', toJsonFile(productsStore.get().slice(0, 2))],
  ])
})

test('the template is a file that can be imported', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Download a template' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  const [name, text, type] = saved.mock.lastCall ?? []
  expect([name, type]).toEqual(['products-template.csv', 'text/csv;charset=utf-8'])
  const dialog = await choose(String(text))
  expect(await within(dialog).findByText(/^1 new, 0 changed/)).toBeVisible()
})

test('of many rows the preview shows the first, and the others on request; it names a stock below 0', async () => {
  const dialog = await choose(`name,price,stock\nFilm,1,-3\n${',5,\n'.repeat(60)}`)
  expect(await within(dialog).findByText(/^1 new, .* 60 skipped$/)).toBeVisible()
  expect(dialog).toHaveTextContent(/Line 2: .*-3/)
  expect(dialog).not.toHaveTextContent('Line 62: ')
  press(dialog, 'Show more (10 left)')
  expect(dialog).toHaveTextContent('Line 62: the name is empty.')
})
