import { countProducts } from '@/lib/content/products'
import { formatNumber, listOf, plural } from '@/lib/content/words'

const rows = (count: number) => plural(count, { one: '1 fila', other: `${formatNumber(count)} filas` })

export const importDialog = {
  heading: (file: string) => `Importar ${file}`,
  nothing: 'No hay nada que importar',
  confirm: (count: number) => `Importar ${countProducts(count)}`,
  imported: (count: number) => `Importación de ${countProducts(count)}`,
  undoUntil: 'Puedes deshacerla hasta que recargues o cierres la página',
}

export const importPreview = {
  reading: (done: number, total: number) =>
    `Leyendo el archivo: ${formatNumber(done)} de ${formatNumber(total)} filas`,
  summary: (added: number, changed: number, unchanged: number, skipped: number) =>
    `Nuevos: ${formatNumber(added)}. Con cambios: ${formatNumber(changed)}. ` +
    `Sin cambios: ${formatNumber(unchanged)}. Omitidos: ${formatNumber(skipped)}.`,
  /** Under the four figures. */
  counts: ['nuevos', 'con cambios', 'sin cambios', 'omitidos'],
  decimals: 'Los decimales se escriben con',
  decimalSigns: { '.': 'punto: 12.500 es doce y medio', ',': 'coma: 12.500 es doce mil quinientos' },
  ambiguous: (count: number) =>
    plural(count, {
      one: '1 precio que se puede leer de dos maneras',
      other: `${formatNumber(count)} precios que se pueden leer de dos maneras`,
    }),
  readAs: (where: string, text: string, price: string) => `${where}: «${text}» se lee como ${price}`,
  oversold: (count: number) => `Existencias por debajo de 0, importadas como 0: ${countProducts(count)}`,
  oversoldAt: (where: string, text: string) => `${where}: ${text} pasa a 0`,
  noStock: (count: number) => `Sin dato de existencias: ${countProducts(count)}`,
  noStockAt: (where: string, text: string, isNew: boolean) =>
    `${where}: ${text === '' ? 'vacío' : `«${text}»`}, ${isNew ? 'pasa a 0' : 'queda como está'}`,
  leftOut: (count: number) =>
    plural(count, {
      one: '1 fila excluida: márcala para importarla',
      other: `${formatNumber(count)} filas excluidas: marca las que quieras importar`,
    }),
  leftOutAt: (where: string, name: string, reason: string) => `${where}: ${name || 'sin nombre'} (${reason})`,
  skipped: (count: number) =>
    plural(count, { one: '1 fila omitida', other: `${formatNumber(count)} filas omitidas` }),
  problem: (where: string, problem: string) => `${where}: ${problem}.`,
  changes: (count: number) =>
    plural(count, { one: '1 producto con cambios', other: `${formatNumber(count)} productos con cambios` }),
  newProducts: (count: number) =>
    plural(count, { one: '1 producto nuevo', other: `${formatNumber(count)} productos nuevos` }),
}

export const importColumns = {
  heading: 'Qué es cada columna',
  notInFile: 'No está en este archivo',
  /** For a column without a name. */
  numbered: (number: number) => `Columna ${number}`,
  firstLines: 'Las primeras líneas del archivo',
  sumOf: (count: number) => `Suma de ${formatNumber(count)} columnas`,
  summed: (columns: readonly string[]) => `Las existencias son la suma de ${listOf(columns)}.`,
  choose: (field: string) => `Elige la columna con ${field}.`,
  noStockValues: '0 para cada producto nuevo',
  noPrice: 'No se encontró ninguna columna de precios.',
  onlyExisting: 'Solo se actualizan los productos que ya tienes. Las demás filas no cambian nada.',
  noStock: 'No se encontró ninguna columna de existencias.',
  stockIsZero: (count: number) =>
    `Las existencias serán 0 para ${countProducts(count)}. Elige arriba una columna si el archivo la tiene.`,
  stockIsKept: 'Los productos conservan sus existencias.',
}

export const importCurrencies = {
  inFile: (counts: readonly (readonly [string, number])[]) => {
    const names = listOf(counts.map(([sign, count]) => `${sign} (${rows(count)})`))
    return plural(counts.length, {
      one: `Moneda del archivo: ${names}.`,
      other: `Monedas del archivo: ${names}.`,
    })
  },
  notConverted: (shop: string, others: readonly string[]) =>
    `Los precios de la tienda están en ${shop}. Los montos en ${listOf(others)} se importan tal cual, sin convertirlos.`,
  foreign: (count: number) =>
    plural(count, {
      one: '1 precio en otra moneda',
      other: `${formatNumber(count)} precios en otra moneda`,
    }),
  becomes: (where: string, text: string, price: string) => `${where}: «${text}» pasa a ${price}`,
}

const saveAsCsv = 'Guarda la hoja como CSV (en Excel: «CSV UTF-8») e importa ese archivo.'

/** Why a file cannot be imported. */
export const fileProblems = {
  unreadable: (file: string) => `No se pudo leer «${file}». Elígelo de nuevo.`,
  workbook: (file: string) => `«${file}» es un libro de Excel. ${saveAsCsv}`,
  pdf: (file: string) => `«${file}» es un PDF. ${saveAsCsv}`,
  pictureOrVideo: (file: string) => `«${file}» es una imagen o un video. Elige un archivo CSV o JSON.`,
  notText: (file: string) => `«${file}» no es un archivo de texto. ${saveAsCsv}`,
  empty: 'El archivo está vacío. Expórtalo de nuevo o elige otro.',
  invalidJson: 'El archivo empieza como JSON, pero no es válido. Expórtalo de nuevo.',
  noList:
    'El archivo JSON debe ser una lista de productos, [{ "name": "…", "price": 1 }], o tenerla en «products», «items» o «data».',
  noTable:
    'El archivo no es una tabla: sus líneas no tienen columnas separadas por comas, punto y coma o tabuladores. ' +
    saveAsCsv,
}

export const fileNotes = {
  utf16:
    'El archivo está en UTF-16, que Excel llama «Texto Unicode». Ya lo convertimos, pero «CSV UTF-8» es más seguro.',
  head: (line: number) =>
    `Los nombres de las columnas están en la línea ${line}. Las líneas anteriores se omitieron.`,
  noProducts: 'En este archivo no hay productos.',
}

export const importRows = {
  line: (number: number) => `Línea ${number}`,
  entry: (number: string) => `Entrada ${number}`,
}

/** Why a row is skipped. Without a capital and a full stop, because the line comes before them. */
export const rowProblems = {
  unclosedQuote:
    'aquí se abren unas comillas que no se cierran, así que el resto del archivo no se pudo leer',
  invalidJson: (line: string) => `no es JSON válido: «${line}»`,
  tooManyCells: (cells: string) => `tiene más celdas que la fila de títulos: «${cells}»`,
  blank: 'no tiene nombre ni precio',
  /** Why a row is left out unless it is checked. */
  parent: 'representa a sus variaciones',
  archived: 'archivado',
  draft: 'borrador',
  deleted: 'eliminado',
  total: 'es un total',
  parentWithoutPrice: 'representa a sus variaciones y no tiene precio propio',
  severalIds: (id: string) => `no tiene precio, y el id «${id}» está en varias filas`,
  severalNames: (name: string) => `no tiene precio, y «${name}» es el nombre de varios productos`,
  sameId: (id: string, earlier: string) => `el id «${id}» ya está en la ${earlier.toLowerCase()}`,
  sameName: (name: string, earlier: string) => `el nombre «${name}» ya está en la ${earlier.toLowerCase()}`,
}

/** Why a decimal sign is suggested. */
export const decimalReasons = {
  example: {
    '.': (where: string, price: string) =>
      `Propuesto porque la ${where.toLowerCase()} tiene un punto decimal («${price}»).`,
    ',': (where: string, price: string) =>
      `Propuesta porque la ${where.toLowerCase()} tiene una coma decimal («${price}»).`,
  },
  semicolons: 'Propuesta porque los archivos con punto y coma suelen tener coma decimal.',
  assumed: { '.': 'Se supone un punto decimal.', ',': 'Se supone una coma decimal.' },
}

export const exportDialog = {
  heading: 'Exportar productos',
  which: 'Qué productos',
  scopes: {
    selected: (count: number) => `Los seleccionados: ${formatNumber(count)}`,
    shown: (count: number) => `Los que se ven, con el filtro y el orden: ${formatNumber(count)}`,
    all: (count: number) => `Todos: ${formatNumber(count)}`,
  },
  format: 'Formato',
  formats: { csv: 'CSV, para hojas de cálculo', json: 'JSON, para programas' },
  confirm: (count: number) => `Exportar ${countProducts(count)}`,
}
