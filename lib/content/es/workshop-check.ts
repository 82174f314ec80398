// What the check of public/shop says, in `npm run content` and in every build, and what code editors show as hints.
import type { FieldTexts, Message } from '@/lib/content/json'

export type FieldName = keyof typeof fields

const from = 'El precio más bajo, por ejemplo 1150 o 89.5.'
const price = (noun: string, give: string): FieldTexts => ({ noun, give })

/** The fields of shop.json by their names: what each is called, and what belongs there. */
export const fields = {
  '': {
    noun: 'el archivo',
    give: 'Los datos propios de la tienda: lugares, precios, trabajos, preguntas y citas. Cada parte es opcional.',
  },
  places: { noun: 'la lista de lugares', give: 'Pon de 1 a 20 lugares, o deja fuera la lista.' },
  'places.name': { noun: 'el nombre del lugar', give: 'Pon un nombre de 1 a 40 caracteres.' },
  'places.address': { noun: 'la dirección', give: 'Pon "lines", "town" y "country".' },
  'places.address.lines': {
    noun: 'las líneas de la dirección',
    give: 'Escribe la dirección en 1 a 4 líneas, como en una carta, primero la calle.',
  },
  'places.address.town': {
    noun: 'la localidad',
    give: 'Escribe el nombre de la localidad en 1 a 40 caracteres.',
  },
  'places.address.region': { noun: 'la región', give: 'Escribe la provincia o el estado, o déjalo fuera.' },
  'places.address.postcode': {
    noun: 'el código postal',
    give: 'Escribe el código postal, o déjalo fuera.',
  },
  'places.address.country': {
    noun: 'el país',
    give: 'Escribe las dos mayúsculas del país, por ejemplo "US" o "ES".',
  },
  'places.phone': {
    noun: 'el teléfono',
    give: 'Escribe cifras y espacios, por ejemplo "555 0101", o déjalo fuera.',
  },
  'places.map': {
    noun: 'el enlace a un mapa',
    give: 'Escribe el enlace al lugar en un mapa, que empiece por https://, o déjalo fuera.',
  },
  'places.coordinates': {
    noun: 'las coordenadas',
    give: 'Pon "latitude" y "longitude" en grados, o déjalas fuera.',
  },
  'places.coordinates.latitude': { noun: 'la latitud', give: 'Escribe un número de -90 a 90.' },
  'places.coordinates.longitude': { noun: 'la longitud', give: 'Escribe un número de -180 a 180.' },
  'places.doneHere': {
    noun: 'el texto sobre lo que se hace aquí',
    give: 'Di en 80 caracteres como máximo qué se hace aquí, por ejemplo "Coches y ventanas de casa".',
  },
  'places.spoken': {
    noun: 'la lista de idiomas',
    give: 'Pon los códigos de los idiomas, por ejemplo "en" y "es".',
  },
  'places.appointments': {
    noun: 'la forma de pedir cita en este lugar',
    give: 'Pon "by" y, si quieres, "url" o "wait".',
  },
  'places.appointments.by': {
    noun: 'las formas de pedir cita',
    give: 'Pon "phone", "message" o "link".',
  },
  'places.appointments.url': {
    noun: 'el enlace para pedir cita',
    give: 'Escribe un enlace que empiece por https://.',
  },
  'places.appointments.wait': {
    noun: 'la espera habitual',
    give: 'Escribe una frase de 120 caracteres como máximo, por ejemplo "Suele haber cita en una o dos semanas."',
  },
  'places.timeZone': {
    noun: 'la zona horaria',
    give: 'Escribe su nombre, por ejemplo "America/Chicago" o "Europe/Madrid".',
  },
  'places.hours': {
    noun: 'el horario',
    give: 'Pon una lista para cada día, de "monday" a "sunday".',
  },
  'places.hours.day': {
    noun: 'el horario del día',
    give: 'Pon tramos como "8:00-12:30", que terminen después de empezar, o nada si está cerrado: [].',
  },
  'places.specialDays': {
    noun: 'la lista de días especiales',
    give: 'Pon los días con otro horario, por ejemplo los festivos. Van antes que el horario semanal.',
  },
  'places.specialDays.from': {
    noun: 'el primer día',
    give: 'Escribe una fecha que exista, por ejemplo "2026-12-24".',
  },
  'places.specialDays.to': {
    noun: 'el último día',
    give: 'Escribe una fecha que exista, o déjala fuera si es un solo día.',
  },
  'places.specialDays.hours': {
    noun: 'el horario del día especial',
    give: 'Pon tramos como "9:00-12:00", o nada si está cerrado: []. Déjalo fuera si el horario es el habitual.',
  },
  'places.specialDays.note': {
    noun: 'la nota',
    give: 'Escribe una nota de 120 caracteres como máximo, o déjala fuera.',
  },
  prices: {
    noun: 'la parte de los precios',
    give: 'Pon "currency", "asOf" y los precios de una línea como mínimo.',
  },
  'prices.currency': {
    noun: 'la moneda',
    give: 'Escribe las tres mayúsculas de la moneda de la tienda, por ejemplo "USD".',
  },
  'prices.tax': { noun: 'el impuesto', give: 'Escribe "included" o "added", o déjalo fuera.' },
  'prices.asOf': {
    noun: 'la fecha de los precios',
    give: 'Escribe la fecha en que se fijaron los precios, por ejemplo "2026-11-15". Se muestran durante doce meses.',
  },
  'prices.validUntil': {
    noun: 'el último día de los precios',
    give: 'Escribe el último día en que se muestran los precios, o déjalo fuera.',
  },
  'prices.ppf': {
    noun: 'la lista de precios de la película de protección de pintura',
    give: 'Pon de 1 a 100 precios, o deja fuera la lista.',
  },
  'prices.ppf.package': { noun: 'el paquete', give: 'Elige uno de los paquetes.' },
  'prices.ppf.vehicles': {
    noun: 'la lista de vehículos',
    give: 'Pon los vehículos que tienen este precio.',
  },
  'prices.window-film': {
    noun: 'la lista de precios de la película para ventanas',
    give: 'Pon de 1 a 100 precios, o deja fuera la lista.',
  },
  'prices.window-film.window': { noun: 'la ventana', give: 'Elige una de las ventanas.' },
  'prices.window-film.films': {
    noun: 'la lista de películas',
    give: 'Pon las películas de este precio según la luz que dejan pasar, por ejemplo 20 y 35, o deja fuera la lista.',
  },
  'prices.window-film.films.item': {
    noun: 'la película',
    give: 'Escribe la luz que deja pasar, de 5 a 90.',
  },
  'prices.marine-film': {
    noun: 'la lista de precios de la película náutica',
    give: 'Pon de 1 a 100 precios, o deja fuera la lista.',
  },
  'prices.marine-film.package': { noun: 'el paquete', give: 'Elige uno de los paquetes.' },
  'prices.marine-film.length': {
    noun: 'la eslora del barco',
    give: 'Pon "from" y "to" en metros. El precio se muestra para barcos de esas esloras.',
  },
  'prices.marine-film.length.from': { noun: 'la eslora menor', give: 'Escribe los metros, de 2 a 60.' },
  'prices.marine-film.length.to': { noun: 'la eslora mayor', give: 'Escribe los metros, de 2 a 60.' },
  'prices.entry.from': price('el precio más bajo', from),
  'prices.entry.to': price('el precio más alto', 'El precio más alto, que puede ser igual al más bajo.'),
  'prices.entry.includes': {
    noun: 'la lista de lo que se incluye',
    give: 'Pon de 1 a 8 textos, o deja fuera la lista.',
  },
  'prices.entry.includes.item': { noun: 'el texto', give: 'Escribe de 1 a 120 caracteres.' },
  work: {
    noun: 'la lista de trabajos',
    give: 'Pon de 1 a 60 pares de imágenes, o deja fuera la lista.',
  },
  'work.title': {
    noun: 'el título',
    give: 'Di qué es en 1 a 60 caracteres, por ejemplo "Frontal de un cupé rojo".',
  },
  'work.line': { noun: 'la línea', give: 'Elige la línea de película.' },
  'work.done': {
    noun: 'el texto sobre el trabajo',
    give: 'Di en 1 a 240 caracteres qué se hizo y qué no.',
  },
  'work.film': { noun: 'la película', give: 'Nombra la película en 1 a 60 caracteres.' },
  'work.date': { noun: 'el mes', give: 'Escribe el año y el mes, por ejemplo "2026-10".' },
  'work.before': { noun: 'la imagen de antes', give: 'Pon "file" y "alt".' },
  'work.before.file': { noun: 'el archivo de la imagen', give: 'Nombra un archivo de esta carpeta.' },
  'work.before.alt': {
    noun: 'la descripción de la imagen',
    give: 'Describe la imagen en 1 a 160 caracteres.',
  },
  'work.after': { noun: 'la imagen de después', give: 'Pon "file" y "alt".' },
  'work.after.file': { noun: 'el archivo de la imagen', give: 'Nombra un archivo de esta carpeta.' },
  'work.after.alt': {
    noun: 'la descripción de la imagen',
    give: 'Describe la imagen en 1 a 160 caracteres.',
  },
  questions: {
    noun: 'la lista de preguntas',
    give: 'Pon de 1 a 40 preguntas, o deja fuera la lista.',
  },
  'questions.question': { noun: 'la pregunta', give: 'Escribe una pregunta de 1 a 160 caracteres.' },
  'questions.answer': { noun: 'la respuesta', give: 'Escribe una respuesta de 1 a 800 caracteres.' },
  'questions.line': {
    noun: 'la línea',
    give: 'Elige una línea de película, o déjala fuera si la pregunta es sobre la tienda.',
  },
  appointments: {
    noun: 'la forma de pedir cita',
    give: 'Pon "by" y, si quieres, "url" o "wait".',
  },
  'appointments.by': { noun: 'las formas de pedir cita', give: 'Pon "phone", "message" o "link".' },
  'appointments.url': {
    noun: 'el enlace para pedir cita',
    give: 'Escribe un enlace que empiece por https://.',
  },
  'appointments.wait': {
    noun: 'la espera habitual',
    give: 'Escribe una frase de 120 caracteres como máximo, por ejemplo "Suele haber cita en una o dos semanas."',
  },
} satisfies Record<string, FieldTexts>

export const listNames: Readonly<Record<string, string>> = {
  places: 'lugar',
  work: 'trabajo',
  questions: 'pregunta',
  ppf: 'precio',
  'window-film': 'precio',
  'marine-film': 'precio',
}

const pastMidnight =
  'Un horario que pasa de medianoche son dos tramos, por ejemplo "22:00-24:00" y, al día siguiente, "0:00-2:00".'

export const workshopCheck = {
  startAgain: 'Empieza con docs/examples/shop.json.',
  entry: (kind: string, number: number, name: string) =>
    name === '' ? `${kind} ${number}` : `${kind} ${number} (${name})`,
  more: (count: number) =>
    `${count === 1 ? 'Hay 1 problema más, que se mostrará' : `Hay ${count} problemas más, que se mostrarán`} cuando corrijas estos.`,
  otherCurrency: (currency: string, shops: string): Message => ({
    summary: `Los precios están en ${currency}, pero la moneda de la tienda es ${shops}.`,
    advice: `Escribe los precios en ${shops}, o pon ${currency} en NEXT_PUBLIC_CURRENCY.`,
  }),
  fromAboveTo: {
    summary: 'El precio más bajo supera al más alto.',
    advice: 'Intercambia "from" y "to".',
  },
  sameChoice: (line: number): Message => ({
    summary: `La línea ${line} ya tiene un precio para esto.`,
    advice: 'Deja solo uno de los dos.',
  }),
  sameName: (line: number): Message => ({
    summary: `La línea ${line} ya tiene un lugar con este nombre.`,
    advice: 'Da a cada lugar un nombre distinto.',
  }),
  endsBefore: (period: string): Message => ({
    summary: `${period} termina antes de empezar.`,
    advice: `Escribe primero la hora más temprana. ${pastMidnight}`,
  }),
  noPeriod: (period: string): Message => ({
    summary: `${period} no es un tramo horario.`,
    advice: `Escríbelo como "8:00-12:30", hasta las 24:00 como muy tarde. ${pastMidnight}`,
  }),
  overlapping: (first: string, second: string): Message => ({
    summary: `${first} y ${second} se solapan.`,
    advice: 'Termina un tramo antes de que empiece el siguiente.',
  }),
  daysBackwards: {
    summary: 'El último día es anterior al primero.',
    advice: 'Intercambia "from" y "to".',
  },
  sameDay: (day: string): Message => ({
    summary: `Otra entrada ya da un horario para ${day}.`,
    advice: 'Deja solo uno de los dos horarios.',
  }),
  emptyDay: {
    summary: 'El día especial no tiene horario ni nota.',
    advice: 'Pon "hours", "note" o las dos.',
  },
  lengthBackwards: {
    summary: 'La eslora mayor es más corta que la menor.',
    advice: 'Intercambia "from" y "to".',
  },
  linkMissing: {
    summary: 'Falta el enlace para pedir cita.',
    advice: 'Pon "url", o quita "link" de "by".',
  },
  notInFolder: (name: string) => `\`${name}\` no está en la misma carpeta que shop.json.`,
  addOrCorrect: 'Añade el archivo, o corrige su nombre.',
  noPicture: (name: string): Message => ({
    summary: `\`${name}\` no es una imagen que muestren todos los navegadores.`,
    advice: 'Expórtala como JPEG, PNG o WebP, con la terminación de ese formato.',
  }),
  otherShape: (name: string, size: string): Message => ({
    summary: `\`${name}\` mide ${size}, que no es 4:3.`,
    advice: 'Recórtala a 4:3, por ejemplo 1600 × 1200 px.',
  }),
  tooSmall: (name: string, size: string): Message => ({
    summary: `\`${name}\` mide ${size}.`,
    advice: 'Es demasiado pequeña. Usa una imagen 4:3 de al menos 1200 × 900 px.',
  }),
  tooHeavy: (name: string, size: string, limit: string): Message => ({
    summary: `\`${name}\` pesa ${size}; el límite es ${limit}.`,
    advice: 'Expórtala como JPEG con menos calidad, a 1600 × 1200 px.',
  }),
  otherSizes: (before: string, after: string): Message => ({
    summary: `La imagen de antes mide ${before}; la de después, ${after}.`,
    advice: 'Exporta las dos al mismo tamaño.',
  }),
}

export const workshopCommand = {
  isValid: (file: string) => `${file} es válido.`,
  notThere: (file: string) => `${file} no existe. Corrige la carpeta en SHOP_FOLDER, o quita esa variable.`,
  isFolder: (file: string) => `${file} es una carpeta. Sustitúyela por el archivo de ese nombre.`,
  otherEncoding: (file: string) =>
    `${file} no está guardado en UTF-8. Guárdalo de nuevo con esa codificación.`,
  futurePrices: (file: string, day: string) =>
    `Aviso: la fecha "${day}" está en el futuro, así que hay precios de ${file} que se muestran demasiado tiempo. Corrige "asOf".`,
  duePrices: (file: string, month: string) =>
    `Aviso: comprueba de nuevo los precios de ${file} y actualiza su "asOf": algunos se ocultan desde ${month}.`,
  oldPrices: (file: string) => `Aviso: algunos precios de ${file} están desfasados y no se muestran.`,
}
